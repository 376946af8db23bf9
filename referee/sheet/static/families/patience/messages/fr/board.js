/** French, for the board of a game of patience. */
export default {
  "patience.all_home": "Réussi",
  "patience.all_home.about": "Réussi : toutes les cartes sont montées",
  "patience.under": "{won} · meilleure donne {best}",
  "patience.best": "meilleure donne {best}",
  "patience.deals_won": { one: "{count} réussie", many: "{count} réussies", other: "{count} réussies" },
};
