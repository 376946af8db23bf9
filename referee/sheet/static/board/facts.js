/**
 * The deal line: what changes from one round to the next, in one line, and the pot as a figure beside it. How it is
 * dealt, which stays as it is, opens below it.
 */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { nameOf } from "../table.js";
import { shortMoney, t } from "../text.js";
import { useBehind } from "./behind.js";

/** So many have room side by side. */
const MOST_PIECES = 3;

/**
 * @param {{game: any, line?: [string, string, any][], more?: [string, string, any][], cards?: number}} props `line` are
 *   further facts that change with every round: a key, what it is, and how much; `more` are those that do not, of which
 *   only the pot stands in the line; `cards` is how many the dealer deals to each
 */
export function Facts({ game, line = [], more = [], cards }) {
  const { words } = useFamily();
  const isBehind = useBehind(game);
  const { next, pot } = game;
  const pots = more.filter(([key]) => key === "pot");
  // A family whose pot is more than what lies there now tells of it itself.
  if (pot?.amount > 0 && !pots.length) pots.push(["pot", t("board.fact.pot"), shortMoney(pot)]);
  const others = more.filter(([key]) => key !== "pot");
  const deals = cards === undefined ? "board.line.deals" : "board.line.deals_cards";
  const pieces = [
    next.dealer && withName(deals, nameOf(game, next.dealer), { cards }),
    next.leader && withName("board.line.leads", nameOf(game, next.leader)),
    ...line.map(([key, name, value]) => html`<span class=${`fact-${key}`}>${name} <b>${value}</b></span>`),
  ]
    .filter(Boolean)
    .slice(0, MOST_PIECES);
  if (!pieces.length && !pots.length && !others.length) return null;
  const label = t("board.next", { ...words, number: next.number });
  const shown = html`<span class="deal-line-text">${
    isBehind ? html`<small>${t("board.line.behind", { ...words, number: next.number })}</small> ` : null
  }${pieces.map(
    (text, at) => html`${at ? html` <span aria-hidden="true">·</span> ` : null}<span key=${at}>${text}</span>`,
  )}${pieces.length ? null : t("board.line.how")}</span>${pots.map(
    ([key, name, value]) => html`<span key=${key} class="fact-pot"><small>${name}</small> <b>${value}</b></span>`,
  )}`;
  if (!others.length) return html`<div class="facts deal-line" role="group" aria-label=${label}>${shown}</div>`;
  return html`<details class="facts" aria-label=${label}><summary class="deal-line">${shown}</summary>
    <dl>${others.map(
      ([key, name, value]) => html`<div key=${key} class=${`fact-${key}`}><dt>${name}</dt><dd>${value}</dd></div>`,
    )}</dl></details>`;
}

/** A sentence with a name that stands out. @param {string} key @param {string} name @param {any} [values] */
function withName(key, name, values = {}) {
  const [before, behind] = t(key, { ...values, name: "\u0000" }).split("\u0000");
  return html`${before}<b>${name}</b>${behind}`;
}
