/** English: which games there are, on the first screen and where a new one is picked. */
export default {
  "games.title": "Games",
  "games.players": "{min}–{max} players",
  "games.players_exactly": { one: "1 player", other: "{count} players" },
  "games.and_more": "{names} · and {count} more",
};
