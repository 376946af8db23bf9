/** Swedish, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Utdelat",
  "escoba.fact.times": "{deals} × {cards} var",
};
