/** German: which games there are, on the first screen and where a new one is picked. */
export default {
  "games.title": "Spiele",
  "games.players": "{min}–{max} Personen",
  "games.players_exactly": { one: "1 Person", other: "{count} Personen" },
  "games.and_more": "{names} · und {count} weitere",
};
