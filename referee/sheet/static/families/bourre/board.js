/** The own parts of the board of Bourré. */
import { loadStyle } from "../../parts/loading.js";
import { isRoundEntry } from "../../queue.js";
import { nameOf, namesOf } from "../../table.js";
import { list, loadTexts, money, signed, t } from "../../text.js";
import { chipsText, worth } from "./chips.js";
import { Chip } from "./drawing.js";

await loadTexts("families/bourre/messages", "board");
loadStyle("../families/bourre/bourre.css");

/** @type {import("../../families.js").BoardParts} */
export const board = {
  keepsScore: () => true,
  said: (act, game) => sentenceOf(act.kind, act, game),
  waits: (entry, game) => (isRoundEntry(entry) ? handText(entry.body, game) : sentenceOf(entry.kind, entry.body, game)),
  ending: () => null,
  potText: ({ next, ...game }, _, balance) => {
    if (!next) return "";
    const { pot_chips: lies, pot_total: sum = lies } = next;
    if (sum === lies) return t("bourre.pot_lies", { lies: money(balance) });
    const [antes, total] = [worth(game, sum - lies), `${chipsText(sum)}, ${worth(game, sum)}`];
    return t("bourre.pot_for", { lies: money(balance), antes, total });
  },
  potTitle: ({ next }) => t("bourre.pot_before", { chips: chipsText(next?.pot_chips ?? 0) }),
  isRoutine: ({ kind }) => kind === "ante" || kind === "stays",
  Confetti: Chip,
};

/** An act as a sentence, for whoever has just done it. @param {string} kind @param {any} act @param {any} game */
const sentenceOf = (kind, { name, member, player, points = 0 }, game) =>
  t(`bourre.act.${kind}`, { name: name ?? member ?? nameOf(game, player), points: signed(points) });

/** A hand that waits, in a few words. @param {any} hand @param {any} game */
function handText({ stay = [], taken: trickCounts, tricks, winner, tied = [] }, game) {
  if (winner) return t("bourre.waits.wins", { name: nameOf(game, winner) });
  if (tied.length) return t("bourre.waits.tied", { names: namesOf(game, tied) });
  const ids = stay.map((/** @type {any} */ stayer) => stayer.player ?? stayer);
  if (trickCounts) return list(Object.entries(trickCounts).map(([id, count]) => `${nameOf(game, id)} ${count}`));
  if (tricks) return list(ids.map((/** @type {string} */ id) => nameOf(game, id)));
  return ids.length ? t("bourre.waits.stays", { name: nameOf(game, ids[0]) }) : t("bourre.waits.passed");
}
