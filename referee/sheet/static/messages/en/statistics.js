/** English, for the statistics of a phone. */
export default {
  "statistics.title": "Statistics",
  "statistics.file": "statistics",
  "statistics.none":
    "Nothing is counted yet. Games count once somebody has won them, deals of one player as they are played.",
  "statistics.about": "Counted from the games that this phone knows. A game that is taken off its list counts no more.",
  "statistics.players": "Players",
  "statistics.alone": "Alone",
  "statistics.games": { one: "1 game", other: "{count} games" },
  "statistics.won": "{count} won",
  "statistics.of_games": "{wins} of {count} won",
  "statistics.run_now": "Won in a row now",
  "statistics.run_most": "Most won in a row",
  "statistics.rival": {
    one: "With {name} once: ahead {ahead}, behind {behind}.",
    other: "With {name} {count} times: ahead {ahead}, behind {behind}.",
  },
  "statistics.deals": "Deals played",
  "statistics.wins": "Deals won",
  "statistics.best": "Best score of a deal",
  "statistics.fastest": "Fastest win",
  "statistics.usual": "Usual time of a win",
  "statistics.minutes": "{count} min",
  "statistics.save": "Save as CSV",
};
