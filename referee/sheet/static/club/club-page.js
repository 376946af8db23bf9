/** A screen of a club, with the ways to the others at its foot. */
import { html } from "../lib.js";
import { online } from "../outbox.js";
import { Icon } from "../parts/icons.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { StorageTrouble } from "../parts/trouble.js";
import { link } from "../router.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";

const TABS = [["games", "board"], ["members", "people"], ["standings", "chart"], ["money", "coins"], ["keys", "key"]];

/** @param {{club: any, tab: string, title: string, errors?: (Error | undefined)[], foot?: any, back?: string}} screen */
export function ClubPage({ club, tab, title, errors = [], foot, back, children }) {
  const connected = useObserved(online);
  const feet = html`${foot}<nav class="tabs" aria-label=${t("club.tabs")}>
    ${TABS.map(([name, icon]) => html`<a key=${name} href=${link("club", club.id, name)} aria-current=${name === tab ? "page" : undefined}>
      <${Icon} name=${icon} /><span>${t(`club.tab.${name}`)}</span>
    </a>`)}
  </nav>`;
  return html`<${Page} title=${title} back=${back ?? "#/"} foot=${feet}>
    <${StorageTrouble} />
    ${connected ? null : html`<p class="banner" role="status">${t("club.offline")}</p>`}
    ${errors.filter(Boolean).slice(0, 1).map((error) => html`<${Problem} key=${error.message} error=${error} />`)}
    ${children}
  </${Page}>`;
}

/** While nothing is there yet. */
export const Loading = () => html`<p aria-busy="true">${t("app.loading")}</p>`;

/** Something to do that is seldom done: behind its name. */
export function Act({ title, children }) {
  return html`<details class="paper act"><summary>${title}</summary>${children}</details>`;
}
