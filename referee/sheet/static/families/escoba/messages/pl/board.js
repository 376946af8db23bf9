/** Polish, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Rozdaje się",
  "escoba.fact.times": "{deals} × po {cards}",
};
