/**
 * The link by which BG Stats takes a play from another app. It is made on this phone, and nothing is sent before
 * somebody taps it.
 * The format is that of “Linking and pushing to BG Stats from other apps”.
 */
import { isRound, sideOf, sidesOf } from "../table.js";

const ADDRESS = "https://" + "app.bgstatsapp.com/createPlay.html?data=";
const SOURCE = "Referee";

/**
 * @param {object} play
 * @param {any} play.game
 * @param {import("../families.js").Act[]} play.sheet
 * @param {string} play.variant What the game is called
 * @param {import("./course.js").Best} play.best
 * @param {number | null | undefined} play.bggId
 * @param {number | null} play.minutes
 * @param {(score: number) => number} play.shown A score as the board shows it
 */
export function bgStatsLink({ game, sheet, variant, best, bggId, minutes, shown }) {
  const play = {
    sourceName: SOURCE,
    sourcePlayId: digestOf(game.id),
    playDate: new Date(game.created_at).toISOString().slice(0, 19).replace("T", " "),
    ...(minutes === null ? {} : { durationMin: minutes }),
    game: {
      name: variant,
      sourceGameId: game.variant,
      ...(bggId ? { bggId } : {}),
      // Where the board shows what is left, the most of that is best though the fewest points are.
      highestWins: (best !== "lowest") === shown(1) > shown(0),
      noPoints: !best,
    },
    players: playersOf(game, sheet, best, shown),
  };
  return ADDRESS + encodeURIComponent(JSON.stringify(play));
}

/**
 * @param {any} game @param {import("../families.js").Act[]} sheet @param {import("./course.js").Best} best
 * @param {(score: number) => number} shown
 */
function playersOf(game, sheet, best, shown) {
  const { winners, ranking } = game.result;
  const places = new Map(ranking.map((/** @type {any} */ { side, place }) => [side, place]));
  const sides = sidesOf(game);
  const hasTeams = sides.length < game.players.length;
  const first = sheet.find(isRound)?.leader;
  return game.players.map((/** @type {any} */ player) => {
    const side = sideOf(player);
    const place = places.get(side);
    return {
      name: player.name,
      sourcePlayerId: player.name.normalize("NFKC").toLowerCase().trim(),
      ...(best ? { score: shown(player.score) } : {}),
      winner: winners.includes(side),
      ...(place ? { rank: place } : {}),
      startPlayer: player.id === first,
      ...(hasTeams ? { team: String(sides.indexOf(side) + 1) } : {}),
    };
  });
}

/**
 * A number for a game by which the other app knows it again. Whoever has the id itself may read the game, so that goes
 * nowhere else: this one leads to nothing (FNV-1a, twice).
 * @param {string} id
 */
export function digestOf(id) {
  const halves = [0x811c9dc5, 0x01000193].map((start) =>
    [...id].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 0x01000193), start),
  );
  return halves.map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
