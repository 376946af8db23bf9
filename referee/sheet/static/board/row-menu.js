/** All that can be done about a row of the board: from a long press on it, or its three dots. */
import { useFamily } from "../families.js";
import { mayScore } from "../games.js";
import { Face } from "../kit/face.js";
import { html, useEffect, useRef } from "../lib.js";
import "../parts/later-style.js";
import "../parts/later-texts.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { itemsOf } from "./row-items.js";

/** @typedef {import("../table.js").Row} Row */

/** @param {{row: Row, sitting: any, onReasons(): void, onClose(): void}} props */
export function Screen({ row, sitting, onReasons, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const family = useFamily();
  useEffect(() => void dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const items = itemsOf(row, sitting, family, mayScore(sitting.id));
  return html`<dialog class="from-below" ref=${dialog} aria-label=${row.name} onClose=${onClose}
    onClick=${(/** @type {Event} */ { target }) => target === dialog.current && close()}>
    <div><header><${Face} game=${sitting.game} id=${row.id} /><strong>${row.name}</strong>
      <button type="button" class="quiet" aria-label=${t("app.close")} onClick=${close}>
        <span aria-hidden="true">✕</span></button></header>
    <ul>${items.map(
      ({ key, text, to }) =>
        html`<li key=${key}>${
          to
            ? html`<a href=${link("game", sitting.id, ...to)} onClick=${close}>${text}</a>`
            : html`<button type="button" onClick=${() => (close(), onReasons())}>${text}</button>`
        }</li>`,
    )}</ul></div></dialog>`;
}
