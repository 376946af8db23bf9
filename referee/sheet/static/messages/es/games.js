/** Spanish: which games there are, on the first screen and where a new one is picked. */
export default {
  "games.title": "Juegos",
  "games.players": "{min}–{max} jugadores",
  "games.players_exactly": { one: "1 jugador", many: "{count} jugadores", other: "{count} jugadores" },
  "games.and_more": "{names} · y {count} más",
};
