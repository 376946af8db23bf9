/** Somebody else deals the next round than who would. */
import { html } from "../lib.js";
import { Chips } from "../parts/fields.js";
import { nameOf, playersIn } from "../table.js";
import { t } from "../text.js";
import { Act } from "./act.js";
import { act } from "./acting.js";
import { Refused, useMended } from "./mending.js";
import "./texts.js";

/** @param {{game: any}} props */
export function Dealer({ game }) {
  const mended = useMended("dealer");
  const name = (/** @type {string} */ player) =>
    act(game, "dealer", "dealer", { player }, t("people.kept.dealer", { name: nameOf(game, player) }), { mended });
  return html`<${Act} title=${t("people.dealer")} open=${Boolean(mended)}>
    <p class="hint">${t("people.dealer_hint")}</p>
    <${Refused} mended=${mended} body=${mended?.body} />
    <${Chips} label=${t("people.dealer")} players=${playersIn(game)} chosen=${[game.next.dealer]} onTap=${name} />
  </${Act}>`;
}
