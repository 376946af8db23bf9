/** Icelandic, for the board of a game of patience. */
export default {
  "patience.under": "{won} · best {best}",
  "patience.best": "best {best}",
  "patience.deals_won": { one: "{count} gekk upp", other: "{count} gengu upp" },
};
