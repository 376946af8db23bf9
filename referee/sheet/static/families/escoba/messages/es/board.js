/** Spanish, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Se reparten",
  "escoba.fact.times": "{deals} × {cards} a cada cual",
  "escoba.card": "{rank} de {suit}",
  "escoba.suit.O": "oros",
  "escoba.suit.C": "copas",
  "escoba.suit.E": "espadas",
  "escoba.suit.B": "bastos",
  "escoba.rank.1": "as",
  "escoba.rank.10": "sota",
  "escoba.rank.11": "caballo",
  "escoba.rank.12": "rey",
  "escoba.sign.10": "S",
  "escoba.sign.11": "C",
  "escoba.sign.12": "R",
};
