/** English, for the board of a game of Escoba. */
export default {
  "escoba.fact.dealt": "Dealt",
  "escoba.fact.times": "{deals} × {cards} each",
  "escoba.card": "{rank}{suit}",
  "escoba.suit.O": "O",
  "escoba.suit.C": "C",
  "escoba.suit.E": "E",
  "escoba.suit.B": "B",
  "escoba.rank.1": "1",
  "escoba.rank.10": "10",
  "escoba.rank.11": "11",
  "escoba.rank.12": "12",
  "escoba.sign.10": "10",
  "escoba.sign.11": "11",
  "escoba.sign.12": "12",
};
