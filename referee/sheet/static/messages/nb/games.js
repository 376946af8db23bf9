/** Norwegian: which games there are, on the first screen and where a new one is picked. */
export default {
  "games.title": "Spill",
  "games.players": "{min}–{max} spillere",
  "games.players_exactly": { one: "1 spiller", other: "{count} spillere" },
  "games.and_more": "{names} · og {count} til",
};
