/** Swedish, for the board of a game of patience. */
export default {
  "patience.under": "{won} · bästa {best}",
  "patience.best": "bästa {best}",
  "patience.deals_won": { one: "1 gick ut", other: "{count} gick ut" },
};
