/** German, for the statistics of a phone. */
export default {
  "statistics.title": "Statistik",
  "statistics.file": "statistik",
  "statistics.none":
    "Noch ist nichts gezählt. Spiele zählen, sobald jemand sie gewonnen hat, Patiencen, sobald sie gelegt sind.",
  "statistics.about":
    "Gezählt aus den Spielen, die dieses Handy kennt. Ein Spiel, das von der Liste genommen wird, zählt nicht mehr.",
  "statistics.players": "Mitspielende",
  "statistics.alone": "Allein",
  "statistics.games": { one: "1 Spiel", other: "{count} Spiele" },
  "statistics.won": "{count} gewonnen",
  "statistics.of_games": "{wins} von {count} gewonnen",
  "statistics.run_now": "Zurzeit in Folge gewonnen",
  "statistics.run_most": "Höchstens in Folge gewonnen",
  "statistics.rival": {
    one: "Mit {name} 1-mal: vorn {ahead}, hinten {behind}.",
    other: "Mit {name} {count}-mal: vorn {ahead}, hinten {behind}.",
  },
  "statistics.deals": "Gelegte Patiencen",
  "statistics.wins": "Aufgegangene Patiencen",
  "statistics.best": "Bestes Ergebnis",
  "statistics.fastest": "Schnellster Sieg",
  "statistics.usual": "Übliche Zeit für einen Sieg",
  "statistics.minutes": "{count} Min.",
  "statistics.save": "Als CSV speichern",
};
