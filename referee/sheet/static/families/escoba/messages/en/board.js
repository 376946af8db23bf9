/** English, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Dealt",
  "escoba.fact.times": "{deals} × {cards} each",
};
