/** The options that a player had instead, as the referee lists it: cards, several of them, or a play with its parts. */
import { html } from "../lib.js";
import { Cards } from "../parts/cards.js";
import { spelledOut } from "../shapes/model.js";
import { number, t } from "../text.js";

const MOST_SHOWN = 24;
const CARD = /^(joker|(10|[2-9JQKA])[CDHS]|(1[0-2]?|[2-7])[OCEB])$/;

/** @param {unknown} option */
const isCard = (option) => typeof option === "string" && CARD.test(option);

/** @param {unknown} option @returns {option is string[]} */
const areCards = (option) => Array.isArray(option) && option.length > 0 && option.every(isCard);

/**
 * An option as it is shown; null for one that this page has no picture of.
 * @param {unknown} option
 * @returns {any}
 */
export function shown(option) {
  if (isCard(option)) return html`<${Cards} cards=${[option]} />`;
  if (areCards(option)) return html`<${Cards} cards=${option} />`;
  if (typeof option === "string") return spelledOut(option);
  if (!option || typeof option !== "object" || Array.isArray(option)) return null;
  const parts = Object.entries(option);
  if (!parts.some(([, part]) => isCard(part) || areCards(part))) return null;
  return parts.map(([name, part], at) => {
    const label = at ? ` ${spelledOut(name).toLowerCase()} ` : "";
    const value = isCard(part) || areCards(part) ? shown(part) : Array.isArray(part) ? "–" : part;
    return html`<span key=${name}>${label}${typeof value === "number" ? number(value) : value}</span>`;
  });
}

/**
 * Words alone repeat what an answer says that is so; cards do not.
 * @param {{verdict: any}} props
 */
export function Options({ verdict: { verdict, options = [], options_total: total } }) {
  const listed =
    verdict === "legal" ? options.filter((/** @type {any} */ option) => typeof option !== "string") : options;
  const things = listed.map(shown).filter(Boolean);
  if (!things.length) return null;
  return html`<${Listed} title=${t("verdict.options")} things=${things}
    total=${things.length === options.length ? (total ?? things.length) : things.length} />`;
}

/** The first of them, and how many more there are. @param {{title: string, things: any[], total: number}} props */
export function Listed({ title, things, total }) {
  const more = total - Math.min(things.length, MOST_SHOWN);
  return html`<h3>${title}</h3>
    <ul class="legal-plays">${things.slice(0, MOST_SHOWN).map((thing, at) => html`<li key=${at}>${thing}</li>`)}</ul>
    ${more > 0 ? html`<p class="hint">${t("verdict.more", { count: more })}</p>` : null}`;
}
