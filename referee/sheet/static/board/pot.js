/** The pot, and every movement of money behind a tap. */
import { Loaded } from "../parts/loaded.js";
import { html, useState } from "../lib.js";
import { money, t } from "../text.js";

const loadTransfers = () => import("./transfers.js");

const InThePot = ({ pot }) => html`<summary><span>${t("pot.title")}</span><b>${money(pot.balance)}</b></summary>`;

/** Where the bank is played against nothing is ever in a pot: what everybody has won of it together. */
function AtTheBank({ pot }) {
  const amount = pot.players.reduce((sum, { balance }) => sum + balance, 0);
  return html`<summary><span>${t("pot.against_bank")}</span><b>${money({ ...pot.balance, amount })}</b></summary>`;
}

export function Pot({ game, rules, pot }) {
  const [open, setOpen] = useState(false);
  if (!pot?.stake) return null;
  return html`<details class="paper pot" onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <${rules.stakes?.payout === "bank" ? AtTheBank : InThePot} pot=${pot} />
    ${open ? html`<${Loaded} load=${loadTransfers} meanwhile=${null} ...${{ game, rules, pot }} />` : null}
  </details>`;
}
