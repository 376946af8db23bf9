/** The screen that the forms of the referee stand in, above what was ruled before. */
import { html, useRef } from "../lib.js";
import { Segments } from "../parts/fields.js";
import { GamePage } from "../parts/game-page.js";
import { t } from "../text.js";
import { Rulings } from "./rulings.js";

/**
 * @param {{session: any, sitting: any, questions: number, foot?: any, children?: any}} props `questions` counts them
 */
export function RefereePage({ session, sitting, questions, foot, children }) {
  return html`<${GamePage} sitting=${sitting} tab="referee" title=${t("referee.title")} foot=${foot}>
    ${children}
    <${Rulings} ...${{ session, sitting, questions }} />
  </${GamePage}>`;
}

/**
 * The same with several forms, of which one is shown. They all stay what they are, so that going from one to another
 * loses nothing.
 * @param {{session: any, sitting: any, questions: number, kinds: [string, string][], kind: string,
 *   onKind(kind: string): void, forms: Record<string, {main: any, foot: any}>}} props `kinds` with their names
 */
export function RefereeForms({ kinds, kind, onKind, forms, ...page }) {
  return html`<${RefereePage} ...${page} foot=${html`<${Shown} key=${kind} part=${forms[kind].foot} />`}>
    <${Kinds} ...${{ kinds, kind, onKind }} />
    <${Shown} key=${kind} part=${forms[kind].main} />
  </${RefereePage}>`;
}

/** So many letters a name has that stands beside others; whole questions are a list to open. */
const SHORT = 20;

/** @param {{kinds: [string, string][], kind: string, onKind(kind: string): void}} props */
function Kinds({ kinds, kind, onKind }) {
  const label = t("referee.about");
  if (kinds.every(([, name]) => name.length <= SHORT))
    return html`<${Segments} label=${label} value=${kind} onChange=${onKind} options=${kinds} />`;
  return html`<${Questions} ...${{ label, kinds, kind, onKind }} />`;
}

/** The question that is asked, which opens a list of all others. @param {any} props */
function Questions({ label, kinds, kind, onKind }) {
  const place = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const choose = (/** @type {string} */ id) => (place.current?.removeAttribute("open"), onKind(id));
  const chosen = kinds.find((/** @type {[string, string]} */ [id]) => id === kind)?.[1];
  return html`<details class="paper questions" ref=${place}><summary aria-description=${label}>${chosen}</summary>
    <div role="group" aria-label=${label}>${kinds
      .filter((/** @type {[string, string]} */ [id]) => id !== kind)
      .map(
        (/** @type {[string, string]} */ [id, name]) => html`<button type="button" key=${id} class="link-button"
          onClick=${() => choose(id)}>${name}</button>`,
      )}</div></details>`;
}

/** @param {{part: any}} props */
const Shown = ({ part }) => part;
