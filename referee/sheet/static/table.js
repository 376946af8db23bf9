/** What a table of players and a set of rules mean for entering a hand. Nothing here scores anything: the service does. */

const FRENCH = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const FIVE_CUCUMBERS = ["15", "14", "13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1"];
export const JOKER = "joker";
export const SUITS = ["C", "D", "H", "S"];

/** The players who are dealt cards. */
export const playersIn = (game) => game.players.filter((player) => player.status !== "out" && !player.withdrawn);

export const playerOf = (game, id) => game.players.find((player) => player.id === id);
export const nameOf = (game, id) => playerOf(game, id)?.name ?? id;

/** The players in playing order, from `first` on, clockwise. */
export function orderFrom(players, first) {
  const at = players.findIndex((player) => player.id === first);
  return at < 0 ? players : [...players.slice(at), ...players.slice(0, at)];
}

/** The ranks a pack has, from the highest; jokers last. */
export function ranksOf(rules) {
  const ranks = rules.pack.deck === "five_cucumbers" ? FIVE_CUCUMBERS : FRENCH;
  return rules.pack.jokers ? [...ranks, JOKER] : ranks;
}

/** The ranks of which the suit must be told: those of single cards that rank above everything. */
export function ranksWithSuits(rules) {
  return new Set(
    rules.pack.top_cards
      .flatMap((group) => group.cards)
      .filter((card) => card !== JOKER)
      .map(rankOf),
  );
}

export const rankOf = (card) => (card === JOKER ? JOKER : card.replace(/[CDHS]$/, ""));
export const suitOf = (card) => (card === JOKER ? "" : (/[CDHS]$/.exec(card)?.[0] ?? ""));

/** Whether two plain cards have the same rank for a first guess at who took a trick. */
export const strength = (rules, card) => {
  if (rules.pack.top_cards.some((group) => group.cards.includes(card))) return 100;
  const ranks = ranksOf(rules).filter((rank) => rank !== JOKER);
  return rankOf(card) === JOKER ? 50 : ranks.length - ranks.indexOf(rankOf(card));
};

/** Who seems to have taken a trick: the last of the highest first cards. Only to offer; the service judges. */
export function likelyTaker(rules, plays) {
  const strengths = plays.map((play) => Math.min(...play.cards.map((card) => strength(rules, card))));
  const best = Math.max(...strengths);
  return plays[strengths.lastIndexOf(best)]?.player;
}

/** Whether rules keep a score at all: some tables only note who lost. */
export const keepsScore = (rules) => rules.points !== "none";
