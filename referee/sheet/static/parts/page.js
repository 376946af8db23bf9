/** What every screen stands in: its heading, the way back, and the title of the tab. */
import { html, useEffect, useRef } from "../lib.js";
import { hasMoved } from "../router.js";
import { t } from "../text.js";
import { Icon } from "./icons.js";

/** @param {{title: string, below?: string, back?: string, aside?: any, foot?: any, wide?: boolean | string, children: any}} screen */
export function Page({ title, below, back, aside, foot, wide, children }) {
  const heading = useRef(null);
  useEffect(() => {
    document.title = `${title} · ${t("app.name")}`;
  }, [title]);
  useEffect(() => {
    scrollTo(0, 0);
    // A screen reader says where it has come to; on the first screen it begins at the top by itself.
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, []);
  return html`
    <header class="top">
      ${back ? html`<a class="top-back" href=${back} aria-label=${t("app.back")}><${Icon} name="back" /></a>` : null}
      <div class="top-title"><h1 tabindex="-1" ref=${heading}>${title}</h1>${below ? html`<small>${below}</small>` : null}</div>
      <div class="top-aside">${aside}</div>
    </header>
    <main class=${`page${wide ? ` page-${wide === true ? "wide" : wide}` : ""}${foot ? " page-footed" : ""}`}>${children}</main>
    ${foot ? html`<footer class="foot">${foot}</footer>` : null}
  `;
}
