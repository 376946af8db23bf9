/** Things that are seldom needed, behind three dots at the top of a screen. */
import { html, useEffect, useRef } from "../lib.js";
import { t } from "../text.js";

/** @typedef {{key: string, text: string, href?: string, isChosen?: boolean, onTap?: () => void}} Item */

/** @param {{items: Item[]}} props */
export function Menu({ items }) {
  const place = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const close = () => place.current?.removeAttribute("open");
  useEffect(() => {
    const outside = (/** @type {Event} */ { target }) =>
      !place.current?.contains(/** @type {Node} */ (target)) && close();
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, []);
  if (!items.length) return null;
  const leave = (/** @type {KeyboardEvent} */ { key }) => {
    if (key !== "Escape") return;
    close();
    place.current?.querySelector("summary")?.focus();
  };
  return html`<details class="menu" ref=${place} onKeyDown=${leave}>
    <summary aria-label=${t("app.more")}><span aria-hidden="true">⋯</span></summary>
    <ul>${items.map(
      ({ key, text, href, isChosen, onTap }) =>
        html`<li key=${key}>${
          href
            ? html`<a href=${href}>${text}</a>`
            : html`<button type="button" aria-pressed=${isChosen}
              onClick=${() => (close(), onTap?.())}>${text}</button>`
        }</li>`,
    )}</ul></details>`;
}
