/** The names of piles and moves. */
import { SUIT_SIGNS } from "../../../parts/cards.js";
import { t } from "../../../text.js";

/** @param {string} pile */
export function pileText(pile) {
  const at = pile.slice(1);
  if (pile === "f" || pile === "waste" || pile === "stock" || pile === "cells") return t(`patience.pile.${pile}`);
  if (pile.startsWith("f")) return `${t("patience.pile.f")} ${SUIT_SIGNS[/** @type {"C"} */ (at)]}`;
  return pile.startsWith("c") ? t("patience.pile.cell", { at }) : t("patience.pile.column", { at });
}

/** @param {{from: string, to: string, count?: number}} move */
export const moveText = ({ from, to, count = 1 }) =>
  t("patience.option_count", { from: pileText(from), to: pileText(to), count });
