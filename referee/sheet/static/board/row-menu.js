/** All that can be done about a row of the board: from a long press on it, or its three dots. */
import { useFamily } from "../families.js";
import { mayScore } from "../games.js";
import { Face } from "../kit/face.js";
import { html, useEffect, useRef } from "../lib.js";
import "../parts/later-style.js";
import "../parts/later-texts.js";
import { link } from "../router.js";
import { t } from "../text.js";

/** @typedef {import("../table.js").Row} Row */
/** @typedef {{key: string, text: string, href?: string, onTap?: () => void}} Item */

/** @param {{row: Row, sitting: any, onReasons(): void, onClose(): void}} props */
export function Screen({ row, sitting, onReasons, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const family = useFamily();
  useEffect(() => void dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const items = itemsOf(row, sitting, family, onReasons);
  return html`<dialog class="from-below" ref=${dialog} aria-label=${row.name} onClose=${onClose}
    onClick=${(/** @type {Event} */ { target }) => target === dialog.current && close()}>
    <div><header><${Face} game=${sitting.game} id=${row.id} /><strong>${row.name}</strong>
      <button type="button" class="quiet" aria-label=${t("app.close")} onClick=${close}>
        <span aria-hidden="true">✕</span></button></header>
    <ul>${items.map(
      ({ key, text, href, onTap }) =>
        html`<li key=${key}>${
          href
            ? html`<a href=${href} onClick=${close}>${text}</a>`
            : html`<button type="button" onClick=${() => (close(), onTap?.())}>${text}</button>`
        }</li>`,
    )}</ul></div></dialog>`;
}

/**
 * @param {Row} row @param {any} sitting @param {import("../families.js").Family} family @param {() => void} onReasons
 * @returns {Item[]}
 */
function itemsOf(row, { game, rules }, { acts = [], board, loadClaims }, onReasons) {
  const may = mayScore(game.id) && game.status === "playing";
  const present = may ? row.members.filter(({ withdrawn }) => !withdrawn) : [];
  const playing = loadClaims ? present.filter(({ status }) => status !== "out") : [];
  const to = (/** @type {string[]} */ ...parts) => link("game", game.id, ...parts);
  const faced = mayScore(game.id) ? row.members : [];
  // Nobody leaves partners behind.
  const leaving = acts.includes("withdrawal") && row.members.length === 1 ? present : [];
  return [
    ...playing.map(({ id, name }) => ({
      key: `ask ${id}`,
      text: row.members.length > 1 ? t("row.ask_of", { name }) : t("row.ask"),
      href: to("referee", "play", id),
    })),
    { key: "why", text: t("row.why"), onTap: onReasons },
    ...faced.map(({ id, name }) => ({
      key: `face ${id}`,
      text: row.members.length > 1 ? t("row.face_of", { name }) : t("row.face"),
      href: to("people", "face", id),
    })),
    ...(present.length && acts.includes("adjustment") && board.keepsScore(rules)
      ? [{ key: "adjust", text: t("row.adjust"), href: to("people", "adjustment", row.side ?? row.id) }]
      : []),
    ...leaving.map(({ id }) => ({ key: "leave", text: t("row.leave"), href: to("people", "withdrawal", id) })),
  ];
}
