/** French, for the statistics of a phone. */
export default {
  "statistics.title": "Statistiques",
  "statistics.file": "statistiques",
  "statistics.none":
    "Rien n’est encore compté. Une partie compte dès qu’elle est gagnée, une réussite dès qu’elle est jouée.",
  "statistics.about":
    "Compté d’après les parties que ce téléphone connaît. Une partie retirée de la liste ne compte plus.",
  "statistics.players": "À table",
  "statistics.alone": "En solitaire",
  "statistics.games": { one: "{count} partie", many: "{count} parties", other: "{count} parties" },
  "statistics.won": "Gagné : {count}",
  "statistics.of_games": "Gagné : {wins} sur {count}",
  "statistics.run_now": "Victoires de suite en cours",
  "statistics.run_most": "Plus longue suite de victoires",
  "statistics.rival": {
    one: "Avec {name} {count} fois : devant {ahead}, derrière {behind}.",
    many: "Avec {name} {count} fois : devant {ahead}, derrière {behind}.",
    other: "Avec {name} {count} fois : devant {ahead}, derrière {behind}.",
  },
  "statistics.deals": "Donnes jouées",
  "statistics.wins": "Donnes réussies",
  "statistics.best": "Meilleur score d’une donne",
  "statistics.fastest": "Victoire la plus rapide",
  "statistics.usual": "Durée habituelle d’une victoire",
  "statistics.minutes": "{count} min",
  "statistics.save": "Enregistrer en CSV",
};
