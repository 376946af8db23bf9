/** Danish, for the statistics of a phone. */
export default {
  "statistics.title": "Statistik",
  "statistics.file": "statistik",
  "statistics.none":
    "Der er ikke talt noget endnu. Spil tæller, når nogen har vundet dem, og kabaler, når de er spillet.",
  "statistics.about": "Talt op af de spil, som telefonen kender. Et spil, der er taget af listen, tæller ikke mere.",
  "statistics.players": "Spillere",
  "statistics.alone": "Alene",
  "statistics.games": { one: "1 spil", other: "{count} spil" },
  "statistics.won": "{count} vundet",
  "statistics.of_games": "{wins} af {count} vundet",
  "statistics.run_now": "Vundet i træk nu",
  "statistics.run_most": "Flest vundet i træk",
  "statistics.rival": {
    one: "Med {name} 1 gang: foran {ahead}, bagud {behind}.",
    other: "Med {name} {count} gange: foran {ahead}, bagud {behind}.",
  },
  "statistics.deals": "Spillede kabaler",
  "statistics.wins": "Kabaler, der gik op",
  "statistics.best": "Bedste resultat",
  "statistics.fastest": "Hurtigste sejr",
  "statistics.usual": "Sædvanlig tid for en sejr",
  "statistics.minutes": "{count} min.",
  "statistics.save": "Gem som CSV",
};
