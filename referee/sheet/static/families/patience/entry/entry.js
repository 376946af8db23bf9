/** How a deal of patience is entered, and put right. */
import { keptForm } from "../../../entry/form-kept.js";
import "../../../kit/style.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import "../style.js";
import { bodyOf, missingOf, uncounted } from "./body.js";
import { draftOf, emptyDeal, fitting } from "./draft.js";
import { DealForm, Foot } from "./form.js";

/** @type {import("../../../families.js").Entry} */
export const entry = {
  begin: (table, draft) => fitting(draft ?? emptyDeal(keptForm(table.game.id) ?? "cards"), table),
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
  body: bodyOf,
  playersAt: (game) => game.players,
  beside: [],
  Form: DealForm,
  Foot,
};
