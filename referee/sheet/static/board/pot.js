/** The pot, and every movement of money behind a tap. */
import { Loaded } from "../parts/loaded.js";
import { html, useState } from "../lib.js";
import { money, t } from "../text.js";

const loadTransfers = () => import("./transfers.js");

export function Pot({ game, rules, pot }) {
  const [open, setOpen] = useState(false);
  if (!pot?.stake) return null;
  return html`<details class="paper pot" onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary><span>${t("pot.title")}</span><b>${money(pot.balance)}</b></summary>
    ${open ? html`<${Loaded} load=${loadTransfers} meanwhile=${null} ...${{ game, rules, pot }} />` : null}
  </details>`;
}
