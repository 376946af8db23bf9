/** Icelandic, for the board of a game of patience. */
export default {
  "patience.all_home": "Gekk upp",
  "patience.all_home.about": "Gekk upp: öll spilin eru uppi",
  "patience.under": "{won} · best {best}",
  "patience.best": "best {best}",
  "patience.deals_won": { one: "{count} gekk upp", other: "{count} gengu upp" },
};
