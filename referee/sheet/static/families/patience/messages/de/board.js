/** German, for the board of a game of patience. */
export default {
  "patience.all_home": "Aufgegangen",
  "patience.all_home.about": "Aufgegangen: alle Karten liegen oben",
  "patience.under": "{won} · beste Runde {best}",
  "patience.best": "beste Runde {best}",
  "patience.deals_won": { one: "1 aufgegangen", other: "{count} aufgegangen" },
};
