/** Whose row has changed since the board of a game was seen last: on every phone, by whomever it was changed. */
import { useFamily } from "../families.js";
import { useEffect, useRef } from "../lib.js";

const seen = new Map();

/** For each player by id the version with which the row became another, if it did so before our eyes. */
export function useChanged(game) {
  const { player: parts } = useFamily();
  const changed = useRef({});
  const before = seen.get(game.id);
  const marksOf = (player) => [player.score, player.status, ...parts.marks(player)].join();
  if (before && before.version < game.version) {
    const others = game.players.filter((player) => before.marks[player.id] !== marksOf(player));
    changed.current = Object.fromEntries(others.map(({ id }) => [id, game.version]));
  }
  const marks = Object.fromEntries(game.players.map((player) => [player.id, marksOf(player)]));
  useEffect(() => void seen.set(game.id, { version: game.version, marks }), [game]);
  return changed.current;
}
