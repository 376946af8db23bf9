/** The screen that the forms of the referee stand in, above what was ruled before. */
import { html } from "../lib.js";
import { Field, Segments } from "../parts/fields.js";
import { GamePage } from "../parts/game-page.js";
import { t } from "../text.js";
import { Rulings } from "./rulings.js";

/**
 * @param {{session: any, sitting: any, asked: number, foot?: any, children?: any}} props `asked` counts the questions
 */
export function RefereePage({ session, sitting, asked, foot, children }) {
  return html`<${GamePage} sitting=${sitting} tab="referee" title=${t("referee.title")} foot=${foot}>
    ${children}
    <${Rulings} ...${{ session, sitting, asked }} />
  </${GamePage}>`;
}

/**
 * The same with several forms, of which one is shown. They all stay what they are, so that going from one to another
 * loses nothing.
 * @param {{session: any, sitting: any, asked: number, kinds: [string, string][], kind: string,
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

/** A list that is closed has no room for more letters on a phone. */
const LONG = 30;

/** @param {{kinds: [string, string][], kind: string, onKind(kind: string): void}} props */
function Kinds({ kinds, kind, onKind }) {
  const label = t("referee.about");
  if (kinds.every(([, name]) => name.length <= SHORT))
    return html`<${Segments} label=${label} value=${kind} onChange=${onKind} options=${kinds} />`;
  const chosen = kinds.find(([one]) => one === kind)?.[1] ?? "";
  return html`<${Field} label=${label} hint=${chosen.length > LONG ? chosen : ""}>
    ${(props) => html`<select ...${props} onChange=${({ target }) => onKind(target.value)}>
      ${kinds.map(([one, name]) => html`<option key=${one} value=${one} selected=${one === kind}>${name}</option>`)}
    </select>`}
  </${Field}>`;
}

const Shown = ({ part }) => part;
