/** Finnish, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Jaetaan",
  "escoba.fact.times": "{deals} × {cards} kullekin",
};
