/** French: which games there are, on the first screen and where a new one is picked. */
export default {
  "games.title": "Jeux",
  "games.players": "{min} à {max} joueurs",
  "games.players_exactly": { one: "{count} joueur", many: "{count} joueurs", other: "{count} joueurs" },
  "games.and_more": "{names} · et {count} autres",
};
