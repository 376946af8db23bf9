/** Polish: which games there are, on the first screen and where a new one is picked. */
export default {
  "games.title": "Gry",
  "games.players": "{min}–{max} graczy",
  "games.players_exactly": { one: "1 gracz", few: "{count} graczy", many: "{count} graczy", other: "{count} gracza" },
  "games.and_more": "{names} · i jeszcze {count}",
};
