/** Icelandic, for the statistics of a phone. */
export default {
  "statistics.title": "Tölfræði",
  "statistics.file": "tolfraedi",
  "statistics.none":
    "Ekkert hefur verið talið enn. Spil telja þegar einhver hefur unnið þau, og kaplar þegar þeir eru lagðir.",
  "statistics.about": "Talið úr spilum sem síminn þekkir. Spil sem er tekið af listanum telur ekki lengur.",
  "statistics.players": "Spilarar",
  "statistics.alone": "Ein eða einn",
  "statistics.games": { one: "{count} spil", other: "{count} spil" },
  "statistics.won": "{count} unnin",
  "statistics.of_games": "{wins} af {count} unnin",
  "statistics.run_now": "Unnið í röð núna",
  "statistics.run_most": "Mest unnið í röð",
  "statistics.rival": {
    one: "{name}, {count} sinni: á undan {ahead}, á eftir {behind}.",
    other: "{name}, {count} sinnum: á undan {ahead}, á eftir {behind}.",
  },
  "statistics.deals": "Kaplar lagðir",
  "statistics.wins": "Kaplar sem gengu upp",
  "statistics.best": "Besti árangur",
  "statistics.fastest": "Fljótasti sigur",
  "statistics.usual": "Venjulegur tími sigurs",
  "statistics.minutes": "{count} mín.",
  "statistics.save": "Vista sem CSV",
};
