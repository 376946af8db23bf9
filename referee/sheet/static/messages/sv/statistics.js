/** Swedish, for the statistics of a phone. */
export default {
  "statistics.title": "Statistik",
  "statistics.file": "statistik",
  "statistics.none": "Inget är räknat än. Partier räknas när någon har vunnit dem, och patienser när de är lagda.",
  "statistics.about":
    "Räknat från de partier som telefonen känner till. Ett parti som tas bort från listan räknas inte längre.",
  "statistics.players": "Spelare",
  "statistics.alone": "Ensam",
  "statistics.games": { one: "1 parti", other: "{count} partier" },
  "statistics.won": "{count} vunna",
  "statistics.of_games": "{wins} av {count} vunna",
  "statistics.run_now": "Vunna i rad nu",
  "statistics.run_most": "Flest vunna i rad",
  "statistics.rival": {
    one: "Med {name} 1 gång: före {ahead}, efter {behind}.",
    other: "Med {name} {count} gånger: före {ahead}, efter {behind}.",
  },
  "statistics.deals": "Lagda patienser",
  "statistics.wins": "Patienser som gick ut",
  "statistics.best": "Bästa resultat",
  "statistics.fastest": "Snabbaste vinst",
  "statistics.usual": "Vanlig tid för en vinst",
  "statistics.minutes": "{count} min",
  "statistics.save": "Spara som CSV",
};
