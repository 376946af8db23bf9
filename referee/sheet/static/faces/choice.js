/** The choice of somebody's face, from below: a colour, and a mark in it. It counts once the choice is closed. */
import { Disc } from "../kit/face.js";
import { COLOURS, firstSign, markOf } from "../kit/looks.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { t } from "../text.js";
import "./texts.js";

/** @typedef {import("../kit/looks.js").Look} Look */

const MARKS = ["🥒", "🐱", "🐶", "🦊", "🐻", "🐼", "🦁", "🐸", "🐵", "🦄", "🐧", "🦉", "⭐", "🍀", "🚀"];

/**
 * @param {{name: string, look: Look, colour: string, onChoose(look: Look): void, onClose(): void}} props `colour` is
 *   the one that it has now, chosen or not
 */
export function Screen({ name, look, colour, onChoose, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [chosen, setChosen] = useState(look);
  useEffect(() => void dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const closed = () => (isSame(chosen, look) || onChoose(chosen ?? null), onClose());
  const change = (/** @type {Look} */ part) => setChosen({ ...chosen, ...part });
  const shown = { colour: chosen?.colour ?? colour, mark: markOf(chosen, name) };
  return html`<dialog class="face-choice" ref=${dialog} aria-label=${t("faces.of", { name })} onClose=${closed}
    onClick=${(/** @type {Event} */ { target }) => target === dialog.current && close()}>
    <div>
      <header><${Disc} ...${shown} /><strong>${name}</strong></header>
      <${Colours} mark=${shown.mark} chosen=${shown.colour}
        onTap=${(/** @type {string} */ to) => change({ colour: to })} />
      <${Marks} name=${name} mark=${chosen?.mark ?? null}
        onTap=${(/** @type {string | null} */ mark) => change({ mark })} />
      <button type="button" onClick=${close}>${t("faces.done")}</button>
    </div></dialog>`;
}

/** @param {Look} look @param {Look} other */
const isSame = (look, other) => look?.colour === other?.colour && look?.mark === other?.mark;

/** @param {{mark: string, chosen: string, onTap(colour: string): void}} props */
const Colours = ({ mark, chosen, onTap }) => html`<div class="face-colours" role="group"
  aria-label=${t("faces.colour")}>${COLOURS.map(
    (colour) => html`<button type="button" key=${colour} aria-pressed=${colour === chosen}
      onClick=${() => onTap(colour)}><${Disc} colour=${colour} mark=${mark} /><small>${t(`faces.${colour}`)}</small>
    </button>`,
  )}</div>`;

/** @param {{name: string, mark: string | null, onTap(mark: string | null): void}} props */
function Marks({ name, mark, onTap }) {
  const initial = markOf(null, name);
  const type = (/** @type {any} */ { target }) => {
    const typed = target.value.replace(mark ?? "", "") || target.value;
    onTap(firstSign(typed) || null);
  };
  return html`<div class="face-marks" role="group" aria-label=${t("faces.mark")}>
      <button type="button" aria-pressed=${mark === null} aria-label=${t("faces.initial", { sign: initial })}
        onClick=${() => onTap(null)}>${initial}</button>
      ${MARKS.map(
        (sign) => html`<button type="button" key=${sign} aria-pressed=${sign === mark}
          onClick=${() => onTap(sign)}>${sign}</button>`,
      )}
    </div>
    <label class="face-other">${t("faces.other")}
      <input value=${mark !== null && !MARKS.includes(mark) ? mark : ""} autocomplete="off" maxlength="32"
        onInput=${type} /></label>`;
}
