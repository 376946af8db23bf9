/** A score on the board, with the target that it is played to, and how much of the way is done. */
import { html } from "../lib.js";
import { number, t } from "../text.js";

/** @param {{score: number, target?: number | null}} props */
export const Score = ({ score, target }) =>
  html`<b>${number(score)}</b>${target ? html`<small>${t("board.target", { target })}</small>` : null}`;
