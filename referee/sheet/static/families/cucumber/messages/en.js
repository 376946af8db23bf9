/** English, for the board of a game of Cucumber. */
const KILLE = {
  harlekin: "Harle\u00adkin",
  kuku: "Kuku",
  husar: "Husar",
  husu: "Husu",
  kavall: "Kavall",
  vardshus: "Värds\u00adhus",
  kransen: "Kran\u00adsen",
  blompottan: "Blom\u00adpottan",
  blaren: "Blaren",
};
/** @param {string} at @param {(name: string) => string} text */
const named = (at, text) =>
  Object.fromEntries(Object.entries(KILLE).map(([rank, name]) => [`${at}.${rank}`, text(name)]));

export default {
  ...named("card.sign", (name) => name),
  ...named("card.rank", (name) => name.replace("\u00ad", "").toLowerCase()),
  "home.example": "{name} took the last trick, and pays for the card: {score} points.",
  "home.example_label": "A score sheet of three players after four hands, above it the last trick",
  "board.fact.packs": "Packs",
  "board.fact.stock": "Left over",
  "board.marked": "marked",
  "board.bought_in": "bought back in",
  "board.credits": { one: "credit", other: "credits" },
  "board.lost": { one: "hand lost", other: "hands lost" },
  "board.falls": { one: "1 cucumber", other: "{count} cucumbers" },
  "board.loses": "{name} has lost; everybody else wins.",
  "waiting.no_last_trick": "without a last trick",
  "waiting.buy_in": "{name} buys back in",
  "waiting.dealer": "{name} deals",
  "waiting.adjustment": "{name} {points}",
  "waiting.join": "{name} joins",
  "waiting.withdrawal": "{name} leaves",
};
