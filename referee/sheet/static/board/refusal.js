/** The ways on from an entry that was refused: nothing is lost, and it can be put right or sent again. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { mend } from "../outbox.js";
import "../parts/later-texts.js";
import { isRoundEntry } from "../queue.js";
import { link } from "../router.js";
import { t } from "../text.js";

/** @param {{entry: any, game: any}} props */
export function Screen({ entry, game }) {
  const { hand } = entry.problem;
  return html`${hand ? html`<${Theirs} hand=${hand} />` : null}<${Mending} entry=${entry} game=${game} />`;
}

/** Somebody else entered the round first: what they entered. @param {{hand: any}} props */
function Theirs({ hand }) {
  const { words } = useFamily();
  const texts = hand.lines.map((/** @type {any} */ { text }) => text);
  return html`<p class="hint">
    ${t("waiting.theirs", { ...words, number: hand.number })} ${texts.join(" ")}</p>`;
}

/** @param {{entry: any, game: any}} props */
function Mending({ entry, game }) {
  const { hand, status } = entry.problem;
  if (["removal", "correction"].includes(entry.kind) && status !== 401)
    return html`<a role="button" href=${link("game", game.id, "history")}>${t("waiting.to_sheet")}</a>`;
  if (hand)
    return html`<a role="button" href=${link("game", game.id, "amend", String(hand.number), String(entry.id))}>
      ${t("waiting.amend")}</a>`;
  if (isRoundEntry(entry) && status !== 401)
    return html`<a role="button" href=${link("game", game.id, "enter", String(entry.id))}>${t("waiting.mend")}</a>`;
  // Who has left meanwhile, or has come, is no fault of the form: another in their place is chosen there all the same.
  if (entry.hasForm && game.status === "playing" && [409, 422].includes(status))
    return html`<a role="button" href=${link("game", game.id, "people", String(entry.id))}>${t("waiting.mend")}</a>`;
  if (status === 422) return null;
  return html`<button type="button" onClick=${() => mend(entry, entry.body)}>${t("waiting.again")}</button>`;
}
