/** Icelandic: which games there are, on the first screen and where a new one is picked. */
export default {
  "games.title": "Spil",
  "games.players": {
    by: "max",
    one: "{min}–{max} spilari",
    other: "{min}–{max} spilarar",
  },
  "games.players_exactly": { one: "{count} spilari", other: "{count} spilarar" },
  "games.and_more": "{names} · og {count} í viðbót",
};
