/** Counts of games and deals, as a phone shows them and saves them. */

/** @typedef {import("./played.js").Played} Played */
/** @typedef {import("./played.js").Person} Person */
/** @typedef {import("./played.js").Deal} Deal */

/** @typedef {{now: number, most: number}} Run Wins one after the other: up to the last game, and the longest */
/** @typedef {{name: string, games: number, ahead: number, behind: number}} Rival */
/** @typedef {{family: string, games: number, wins: number, run: Run}} OfFamily */
/**
 * @typedef {object} Player
 * @property {string} key
 * @property {string} name As it was written last
 * @property {number} games
 * @property {number} wins
 * @property {Run} run
 * @property {OfFamily[]} families The one played most first
 * @property {Rival[]} rivals The one met most first
 */
/**
 * Somebody alone at one game.
 * @typedef {object} Alone
 * @property {string} family
 * @property {string} variant
 * @property {string} name
 * @property {number} games
 * @property {number} wins
 * @property {Run} run
 * @property {number} best The most points of one deal
 * @property {number | null} fastestMs Of the deals that were won; null where none has a time
 * @property {number | null} usualMs The one in the middle of the same
 */

/** @param {boolean[]} wins In their order @returns {Run} */
export function runOf(wins) {
  let [now, most] = [0, 0];
  for (const isWin of wins) {
    now = isWin ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return { now, most };
}

/**
 * Everybody, who won most first.
 * @param {Played[]} games The earliest first @returns {Player[]}
 */
export function playersOf(games) {
  const entries = games.flatMap((game) => game.people.map((person) => ({ game, person })));
  return groups(entries, ({ person }) => person.key)
    .map(([key, theirs]) => playerOf(key, theirs))
    .sort(
      (player, other) =>
        other.wins - player.wins || other.games - player.games || player.name.localeCompare(other.name),
    );
}

/** @param {string} key @param {{game: Played, person: Person}[]} entries @returns {Player} */
function playerOf(key, entries) {
  const families = groups(entries, ({ game }) => game.family).map(([family, those]) => ({
    family,
    ...countsOf(those.map(({ person }) => person.isWinner)),
  }));
  return {
    key,
    name: entries.at(-1)?.person.name ?? "",
    ...countsOf(entries.map(({ person }) => person.isWinner)),
    families: families.sort((family, other) => other.games - family.games),
    rivals: rivalsOf(entries),
  };
}

/** @param {boolean[]} wins */
const countsOf = (wins) => ({ games: wins.length, wins: wins.filter(Boolean).length, run: runOf(wins) });

/** @param {{game: Played, person: Person}[]} entries @returns {Rival[]} */
function rivalsOf(entries) {
  const met = entries.flatMap(({ game, person }) =>
    game.people.filter(({ key }) => key !== person.key).map((other) => ({ other, sign: aheadOf(person, other) })),
  );
  return groups(met, ({ other }) => other.key)
    .map(([, those]) => ({
      name: those.at(-1)?.other.name ?? "",
      games: those.length,
      ahead: those.filter(({ sign }) => sign > 0).length,
      behind: those.filter(({ sign }) => sign < 0).length,
    }))
    .sort((rival, other) => other.games - rival.games || rival.name.localeCompare(other.name));
}

/** Above 0 for who came before the other, by places, or by who won. @param {Person} person @param {Person} other */
function aheadOf(person, other) {
  if (person.place !== null && other.place !== null) return other.place - person.place;
  return Number(person.isWinner) - Number(other.isWinner);
}

/**
 * The deals of everybody alone, by the game, the one played most first.
 * @param {Deal[]} deals The earliest first @returns {Alone[]}
 */
export const solosOf = (deals) =>
  groups(deals, ({ family, variant, key }) => JSON.stringify([family, variant, key]))
    .map(([, those]) => soloAt(those))
    .sort((row, other) => other.games - row.games || row.variant.localeCompare(other.variant));

/** @param {Deal[]} deals @returns {Alone} */
function soloAt(deals) {
  const { family, variant } = deals[0];
  const times = deals
    .flatMap(({ isWon, ms }) => (isWon && ms !== null ? [ms] : []))
    .sort((time, other) => time - other);
  return {
    family,
    variant,
    name: deals.at(-1)?.name ?? "",
    ...countsOf(deals.map(({ isWon }) => isWon)),
    best: deals.reduce((best, { points }) => Math.max(best, points), -Infinity),
    fastestMs: times[0] ?? null,
    usualMs: times[Math.floor((times.length - 1) / 2)] ?? null,
  };
}

/**
 * @template T
 * @param {T[]} all @param {(each: T) => string} keyOf @returns {[string, T[]][]}
 */
function groups(all, keyOf) {
  /** @type {Map<string, T[]>} */
  const byKey = new Map();
  for (const each of all) {
    const key = keyOf(each);
    const group = byKey.get(key);
    if (group) group.push(each);
    else byKey.set(key, [each]);
  }
  return [...byKey];
}
