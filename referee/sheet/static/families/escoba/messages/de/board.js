/** German, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Gegeben",
  "escoba.fact.times": "{deals} × je {cards}",
};
