/** Danish, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Givet",
  "escoba.fact.times": "{deals} × {cards} til hver",
};
