/** Whose score has changed since the board of a game was seen last: on every phone, by whomever it was changed. */
import { useEffect, useRef } from "../lib.js";

const seen = new Map();

/** For each player by id the version with which the score became another, if it did so before our eyes. */
export function useChanged(game) {
  const changed = useRef({});
  const before = seen.get(game.id);
  if (before && before.version < game.version) {
    const others = game.players.filter((player) => before.marks[player.id] !== markOf(player));
    changed.current = Object.fromEntries(others.map(({ id }) => [id, game.version]));
  }
  useEffect(() => void seen.set(game.id, { version: game.version, marks: marksOf(game) }), [game]);
  return changed.current;
}

const markOf = ({ score, hands_lost, falls, status }) => [score, hands_lost, falls, status].join();
const marksOf = ({ players }) => Object.fromEntries(players.map((player) => [player.id, markOf(player)]));
