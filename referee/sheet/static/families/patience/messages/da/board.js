/** Danish, for the board of a game of patience. */
export default {
  "patience.all_home": "Vundet",
  "patience.all_home.about": "Vundet: alle kort er oppe",
  "patience.under": "{won} · bedste {best}",
  "patience.best": "bedste {best}",
  "patience.deals_won": { one: "1 gik op", other: "{count} gik op" },
};
