/** Polish, for the board of a game of patience. */
export default {
  "patience.under": "{won} · najlepsze rozdanie {best}",
  "patience.best": "najlepsze rozdanie {best}",
  "patience.deals_won": {
    one: "1 wygrane",
    few: "{count} wygrane",
    many: "{count} wygranych",
    other: "{count} wygranego",
  },
};
