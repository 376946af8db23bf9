/** A score on the board. The head of the screen says to what it is played. */
import { html } from "../lib.js";
import { number } from "../text.js";

/** @param {{score: number}} props */
export const Score = ({ score }) => html`<b>${number(score)}</b>`;
