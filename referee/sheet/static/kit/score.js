/** A score on the board. The head of the screen says to what it is played. */
import { html } from "../lib.js";
import { number } from "../text.js";

/** @param {{score: number}} props */
export function Score({ score }) {
  const text = number(score);
  return html`<b class=${text.length > 4 ? "wide" : ""}>${text}</b>`;
}
