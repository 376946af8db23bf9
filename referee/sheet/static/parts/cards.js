/** Playing cards as pictures made of text. */
import { html } from "../lib.js";
import { JOKER, rankOf, suitOf } from "../table.js";
import { letterOf } from "./letters.js";
import { hasText, t } from "../text.js";

/** @type {Record<string, string>} */
export const SUIT_SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };
const RED = new Set(["D", "H"]);

/** @typedef {import("./card-signs.js").Faces} Faces */
/** Of the pack on the table; null: the usual one. @type {Faces | null} */
export let faces = null;

/** Shows the cards of another pack. @param {Faces | null} [ofPack] */
export const showPack = (ofPack = null) => {
  faces = ofPack;
};

/** The name of a card: "queen of spades". @param {string} card */
export function cardName(card) {
  if (card === JOKER) return t("card.joker");
  if (faces) return faces.name(card);
  const rank = rankName(rankOf(card));
  const suit = suitOf(card);
  return suit ? t("card.of", { rank, suit: t(`card.suit.${suit}`), of: suit }) : rank;
}

/** The name of a rank: a word, or else its figure. @param {string} rank */
const rankName = (rank) => (hasText(`card.rank.${rank}`) ? t(`card.rank.${rank}`) : rank);

/** The letter or figure of a rank. @param {string} rank */
export const rankLetter = (rank) => faces?.rank(rank) ?? letterOf(rank);

/** The suit as it stands on a key. @param {string} suit */
export const suitSign = (suit) => faces?.suit(suit) ?? SUIT_SIGNS[suit];

/** The rank as it stands on a key. @param {string} rank */
export const rankSign = (rank) =>
  rank === JOKER ? "★" : isNamed(rank) ? breaking(t(`card.sign.${rank}`)) : rankLetter(rank);

/** A name that may be broken at its soft hyphens. @param {string} name */
const breaking = (name) => name.split("\u00ad").flatMap((part, at) => (at ? [html`<wbr />`, part] : [part]));

/** True if a rank is told by a name, and not by a sign. @param {string} rank */
export const isNamed = (rank) => rank !== JOKER && rank.length > 2;

/** @param {{card: string, onClick?(): void, label?: string}} props */
export function Card({ card, onClick, label }) {
  const suit = suitOf(card);
  const named = faces && suit ? " card-worded" : isNamed(rankOf(card)) ? " card-named" : "";
  const classes = `card${RED.has(suit) ? " card-red" : ""}${card === JOKER ? " card-joker" : ""}${named}`;
  const face = html`<span aria-hidden="true">${rankSign(rankOf(card))}${
    suit
      ? html`<i>${suitSign(suit)}
    </i>`
      : null
  }</span>`;
  if (onClick)
    return html`<button type="button" class=${classes} onClick=${onClick}>${face}<span class="unseen">${label}</span>
      </button>`;
  return html`<span class=${classes} role="img" aria-label=${cardName(card)}>${face}</span>`;
}

/** @param {{cards: string[]}} props */
export function Cards({ cards }) {
  return html`<span class="cards">${cards.map((card, at) => html`<${Card} key=${at} card=${card} />`)}</span>`;
}
