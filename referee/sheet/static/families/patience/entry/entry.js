/** The entry of a deal of patience, and its correction. */
import { chosenForm } from "../../../entry/form-choice.js";
import "../../../kit/style.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import "../style.js";
import { bodyOf, missingOf, uncounted } from "./body.js";
import { WON } from "../won.js";
import { draftOf, emptyDeal, fitting, waiting, wonDeal } from "./draft.js";
import { DealForm, Foot } from "./form.js";

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: (table, draft, first) => {
    if (first === WON) return wonDeal(table, draft);
    return fitting(draft ? waiting(draft) : emptyDeal(chosenForm(table.game.id) ?? "cards"), table);
  },
  read: draftOf,
  fit: fitting,
  missing: (draft, table) => {
    const player = missingOf(draft, table);
    if (!player) return null;
    return table.players.length === 1
      ? t("patience.missing.cards")
      : t("patience.missing.cards_of", { name: player.name });
  },
  asks: (draft, table, errors) => {
    const open = uncounted(draft, table, errors);
    if (!open) return null;
    const { ask, count, player } = open;
    return table.players.length === 1
      ? t(`patience.uncounted.${ask}`, { count })
      : t(`patience.uncounted.${ask}_of`, { count, name: player.name });
  },
  isWhole: (draft, table) => !missingOf(draft, table),
  isTyped: () => true,
  isSentAtOnce: ({ wholeAt }) => wholeAt !== undefined,
  body: bodyOf,
  playersAt: (game) => game.players,
  beside: [],
  Form: DealForm,
  Foot,
};
