/** French, for the board of a game of patience. */
export default {
  "patience.under": "{won} · meilleure donne {best}",
  "patience.best": "meilleure donne {best}",
  "patience.deals_won": { one: "{count} réussie", many: "{count} réussies", other: "{count} réussies" },
};
