/** All games to choose from, from below, over whatever was there before. */
import { html, useEffect, useLayoutEffect, useRef } from "../lib.js";
import { t } from "../text.js";
import { Finder } from "./finder.js";

/** @param {{onClose(): void}} props */
export function Screen({ onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Whoever goes back is where they were, with the focus too, which only closing gives back.
    return () => ((isLeaving.current = true), shown?.close());
  }, []);
  useEffect(() => document.getElementById("games-which")?.focus({ preventScroll: true }), []);
  const close = () => dialog.current?.close();
  return html`<dialog class="games-sheet" ref=${dialog} aria-labelledby="games-which"
    onClose=${() => isLeaving.current || onClose()}
    onClick=${(/** @type {Event} */ { target }) => target === dialog.current && close()}>
    <div><header><h2 id="games-which" tabindex="-1">${t("games.which")}</h2>
      <button type="button" class="quiet" aria-label=${t("app.close")} onClick=${close}>
        <span aria-hidden="true">✕</span></button></header>
    <${Finder} base=${["new"]} /></div></dialog>`;
}
