/** French, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Distribué",
  "escoba.fact.times": "{deals} × {cards} par personne",
};
