/** A screen of a club, with the ways to the others at its foot. */
import { NoAnswer } from "../api.js";
import { html, useState } from "../lib.js";
import { online } from "../outbox.js";
import { Icon } from "../parts/icons.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { StorageTrouble } from "../parts/trouble.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { probe, useConnection } from "./connection.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */
/** @template T @typedef {import("./requests.js").Answer<T>} Answer */

const TABS = [
  ["games", "board"],
  ["members", "people"],
  ["standings", "chart"],
  ["money", "coins"],
  ["keys", "key"],
];

/**
 * @param {{club: KnownClub, tab: string, title: string, answers?: Answer<unknown>[], foot?: any,
 *   back?: string, children?: any}} screen `answers` are what it shows
 */
export function ClubPage({ club, tab, title, answers = [], foot, back, children }) {
  const connected = useConnection(club) && !answers.some(wasMissed);
  const refused = answers.find(({ error }) => error && !(error instanceof NoAnswer));
  const feet = html`${foot}<nav class="tabs" aria-label=${t("club.tabs")}>
    ${TABS.map(
      ([
        name,
        icon,
      ]) => html`<a key=${name} href=${link("club", club.id, name)} aria-current=${name === tab ? "page" : undefined}>
      <${Icon} name=${icon} /><span>${t(`club.tab.${name}`)}</span>
    </a>`,
    )}
  </nav>`;
  return html`<${Page} title=${title} back=${back ?? "#/"} foot=${feet}>
    <${StorageTrouble} />
    ${connected ? null : html`<${CutOff} ...${{ club, answers }} />`}
    <${Problem} error=${refused?.error} />
    ${children}
  </${Page}>`;
}

/** @param {{error?: any}} answer */
const wasMissed = ({ error }) => error instanceof NoAnswer;

/**
 * There is no connection; what it was last time is below, or nothing.
 * @param {{club: KnownClub, answers: Answer<unknown>[]}} props
 */
function CutOff({ club, answers }) {
  const [busy, setBusy] = useState(false);
  const isBare = answers.some((answer) => wasMissed(answer) && answer.value === undefined);
  const again = async () => {
    setBusy(true);
    const knew = !online.get();
    await probe(club);
    // Who waits for the connection to be back would not hear that it was there all along.
    if (!knew) answers.filter(wasMissed).forEach((answer) => answer.again());
    setBusy(false);
  };
  return html`<div class="banner cut-off" role="status"><span>${t(isBare ? "club.offline.bare" : "club.offline")}</span>
    <button type="button" class="secondary-button" disabled=${busy} aria-busy=${busy} onClick=${again}>${t("app.again")}
      </button></div>`;
}

/** The reason of a refusal; that the service cannot be reached is said above already. @param {{error: any}} props */
export const Refused = ({ error }) => (error instanceof NoAnswer ? null : html`<${Problem} error=${error} />`);

/** While nothing is there yet. */
export const Loading = () => html`<p aria-busy="true">${t("app.loading")}</p>`;

/** Something to do that is seldom done: behind its name. @param {{title: string, children?: any}} props */
export function Act({ title, children }) {
  return html`<details class="paper act"><summary>${title}</summary>${children}</details>`;
}
