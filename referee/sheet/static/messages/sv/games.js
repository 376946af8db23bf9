/** Swedish: which games there are, on the first screen and where a new one is picked. */
export default {
  "games.title": "Spel",
  "games.players": "{min}–{max} spelare",
  "games.players_exactly": { one: "1 spelare", other: "{count} spelare" },
  "games.and_more": "{names} · och {count} till",
};
