/** Danish, for the board of a game of patience. */
export default {
  "patience.under": "{won} · bedste {best}",
  "patience.best": "bedste {best}",
  "patience.deals_won": { one: "1 gik op", other: "{count} gik op" },
};
