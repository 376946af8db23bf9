/** Finnish, for the statistics of a phone. */
export default {
  "statistics.title": "Tilastot",
  "statistics.file": "tilastot",
  "statistics.none":
    "Mitään ei ole vielä laskettu. Pelit lasketaan, kun joku on voittanut ne, yhden pelaajan jaot sitä mukaa kuin niitä pelataan.",
  "statistics.about": "Laskettu tämän puhelimen tuntemista peleistä. Listalta poistettua peliä ei enää lasketa.",
  "statistics.players": "Pelaajat",
  "statistics.alone": "Yksin",
  "statistics.games": { one: "1 peli", other: "{count} peliä" },
  "statistics.won": "voittoja {count}",
  "statistics.of_games": "voittoja {wins}/{count}",
  "statistics.run_now": "Voittoputki nyt",
  "statistics.run_most": "Pisin voittoputki",
  "statistics.rival": {
    one: "Kerran vastassa {name}: edellä {ahead}, jäljessä {behind}.",
    other: "{count} kertaa vastassa {name}: edellä {ahead}, jäljessä {behind}.",
  },
  "statistics.deals": "Pelatut jaot",
  "statistics.wins": "Voitetut jaot",
  "statistics.best": "Jaon paras tulos",
  "statistics.fastest": "Nopein voitto",
  "statistics.usual": "Voiton tavallinen aika",
  "statistics.minutes": "{count} min",
  "statistics.save": "Tallenna CSV:nä",
};
