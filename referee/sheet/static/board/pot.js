/** The pot, and every movement of money behind a tap. */
import { Loaded } from "../parts/loaded.js";
import { useFamily } from "../families.js";
import { html, useState } from "../lib.js";
import { money, t } from "../text.js";

const loadTransfers = () => import("./transfers.js");

/**
 * The money in the pot; where nothing does, as with a game that settles each round, how often money has moved.
 * @param {any} props
 */
function InThePot({ pot, title = t("pot.title") }) {
  const { balance, transfers } = pot;
  if (balance.amount) return html`<summary><span>${title}</span><b>${money(balance)}</b></summary>`;
  return html`<summary><span>${t("pot.money")}</span>
    <b>${transfers.length ? t("pot.moved", { count: transfers.length }) : t("pot.unmoved")}</b></summary>`;
}

/** The winnings of all together where the bank is played against: nothing is ever in a pot then. @param {any} props */
function AtTheBank({ pot }) {
  const amount = pot.players.reduce((/** @type {number} */ sum, /** @type {any} */ { balance }) => sum + balance, 0);
  return html`<summary><span>${t("pot.against_bank")}</span><b>${money({ ...pot.balance, amount })}</b></summary>`;
}

/** @param {{game: any, rules: any, pot: any}} props */
export function Pot({ game, rules, pot }) {
  const [open, setOpen] = useState(false);
  const { board } = useFamily();
  if (!pot?.stake) return null;
  return html`<details class="paper pot" onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <${rules.stakes?.payout === "bank" ? AtTheBank : InThePot} pot=${pot} title=${board.potTitle?.(game)} />
    ${open ? html`<${Loaded} load=${loadTransfers} meanwhile=${null} ...${{ game, rules, pot }} />` : null}
  </details>`;
}
