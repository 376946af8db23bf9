/** Spanish, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Se reparten",
  "escoba.fact.times": "{deals} × {cards} a cada uno",
};
