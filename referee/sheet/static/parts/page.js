/** The frame of every screen: its heading, the way back, and the title of the tab. */
import { html, useEffect, useLayoutEffect, useRef } from "../lib.js";
import { hasMoved } from "../router.js";
import { t } from "../text.js";
import { Icon } from "./icons.js";
import { coveredBelow } from "./seen.js";

/**
 * @param {{title: string, heading?: any, about?: any, back?: string, aside?: any, foot?: any, wide?: boolean | string,
 *   children: any}} screen `heading` is what stands at the top where that is not the title, `about` a line below it
 */
export function Page({ title, heading = title, about, back, aside, foot, wide, children }) {
  const top = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    document.title = `${title} · ${t("app.name")}`;
  }, [title]);
  // Before what is to be seen on the new screen is brought in sight.
  useLayoutEffect(() => scrollTo(0, 0), []);
  useEffect(() => {
    // A screen reader says where it has come to; on the first screen it begins at the top by itself. Whoever types
    // already, since this comes a moment after the screen, goes on typing.
    if (hasMoved() && !document.activeElement?.matches("input, textarea, select"))
      top.current?.focus({ preventScroll: true });
  }, []);
  return html`
    <header class="top">
      ${back ? html`<a class="top-back" href=${back} aria-label=${t("app.back")}><${Icon} name="back" /></a>` : null}
      <div class="top-title"><h1 tabindex="-1" ref=${top}>${heading}</h1>${
        about
          ? html`<small>${about}
        </small>`
          : null
      }</div>
      <div class="top-aside">${aside}</div>
    </header>
    <main class=${`page${wide ? ` page-${wide === true ? "wide" : wide}` : ""}${foot ? " page-footed" : ""}`}>
      ${children}</main>
    ${foot ? html`<${Foot}>${foot}</${Foot}>` : null}
  `;
}

/**
 * Stays in sight; how high it is decides where notices stand, and what it covers how low a button may stick.
 * @param {{children?: any}} props
 */
function Foot({ children }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const foot = /** @type {HTMLElement} */ (place.current);
    const sizes = new ResizeObserver(() => {
      style.setProperty("--foot", `${foot.offsetHeight}px`);
      style.setProperty("--covered", `${coveredBelow()}px`);
    });
    sizes.observe(foot);
    return () => (sizes.disconnect(), style.removeProperty("--foot"), style.removeProperty("--covered"));
  }, []);
  return html`<footer class="foot" ref=${place}>${children}</footer>`;
}
