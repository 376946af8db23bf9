/** What every screen stands in: its heading, the way back, and the title of the tab. */
import { html, useEffect, useRef } from "../lib.js";
import { hasMoved } from "../router.js";
import { t } from "../text.js";
import { Icon } from "./icons.js";

/** @param {{title: string, back?: string, aside?: any, foot?: any, children: any}} screen */
export function Page({ title, back, aside, foot, wide, children }) {
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
      <h1 tabindex="-1" ref=${heading}>${title}</h1>
      <div class="top-aside">${aside}</div>
    </header>
    <main class=${`page${wide ? " page-wide" : ""}${foot ? " page-footed" : ""}`}>${children}</main>
    ${foot ? html`<footer class="foot">${foot}</footer>` : null}
  `;
}
