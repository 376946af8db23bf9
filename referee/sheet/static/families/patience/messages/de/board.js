/** German, for the board of a game of patience. */
export default {
  "patience.under": "{won} · beste Runde {best}",
  "patience.best": "beste Runde {best}",
  "patience.deals_won": { one: "1 aufgegangen", other: "{count} aufgegangen" },
};
