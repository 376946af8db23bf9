/** What a correction comes to, in words: who loses a life, returns, is out, and who wins now. */
import { nameOf } from "../table.js";
import { list, t } from "../text.js";
import { paidText } from "../board/paid.js";

/** Sentences for all that is different between two documents of a game besides scores, the players' first. */
export function outcomes(before, after) {
  const ids = new Set([...before.players, ...after.players].map(({ id }) => id));
  const fates = [...ids].flatMap((id) => fate(byId(before, id), byId(after, id)));
  return [...fates.map(([key, player]) => t(`outcome.${key}`, player)), ...ending(before, after)];
}

const byId = (game, id) => game.players.find((player) => player.id === id);
const isOut = ({ status, withdrawn }) => status === "out" && !withdrawn;

/** What became of one player, each as the key of a sentence and the player it is about. */
function fate(was, is) {
  if (!is) return [["absent", was]];
  if (!was) return [["joins", is]];
  if (was.withdrawn !== is.withdrawn) return [[is.withdrawn ? "leaves" : "stays", is]];
  return [
    isOut(was) !== isOut(is) && [isOut(is) ? "out" : "back", is],
    // A life that was the last one is told by who is out.
    isOut(was) === isOut(is) && was.falls !== is.falls && [is.falls > was.falls ? "life_lost" : "life_kept", is],
    was.buy_ins !== is.buy_ins && [is.buy_ins > was.buy_ins ? "bought_in" : "not_bought_in", is],
  ].filter(Boolean);
}

function ending(before, after) {
  const [had, has] = [winnersOf(before), winnersOf(after)];
  if (before.status === after.status && String(had) === String(has) && paidBy(before) === paidBy(after)) return [];
  const lost = had.filter((id) => !has.includes(id));
  return [
    lost.length && t("outcome.wins_no_longer", { names: namesOf(before, lost), count: lost.length }),
    before.status !== "playing" && after.status === "playing" && t("changes.goes_on"),
    after.status === "abandoned" && t("changes.abandoned"),
    has.length && t("outcome.wins", { names: namesOf(after, has), count: has.length }),
    ...(after.result?.transfers ?? []).map((paid) => paidText(after, paid)),
  ].filter(Boolean);
}

const winnersOf = ({ result }) => result?.winners ?? [];
const paidBy = ({ result }) => JSON.stringify(result?.transfers ?? []);
const namesOf = (game, ids) => list(ids.map((id) => nameOf(game, id)));
