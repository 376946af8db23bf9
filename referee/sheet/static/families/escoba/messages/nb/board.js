/** Norwegian, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Gitt",
  "escoba.fact.times": "{deals} × {cards} til hver",
};
