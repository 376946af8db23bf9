/** Icelandic, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Gefið",
  "escoba.fact.times": "{deals} × {cards} hver",
};
