/** Finnish: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Värit ja kuvakkeet",
  "faces.hint":
    "Napauta kuvaketta, niin voit vaihtaa sen värin tai merkin. Se näkyy kaikissa puhelimissa, kaaviossa ja tulosteessa.",
  "faces.of": "Kuvake: {name}",
  "faces.colour": "Väri",
  "faces.mark": "Merkki",
  "faces.initial": "Alkukirjain {sign}",
  "faces.other": "Muu kirjain tai emoji",
  "faces.done": "Valmis",
  "faces.changed": "{name} sai uuden kuvakkeen.",
  "faces.offline": "Ei yhteyttä, joten kuvake on ennallaan: {name}.",
  "faces.blue": "Sininen",
  "faces.orange": "Oranssi",
  "faces.teal": "Sinivihreä",
  "faces.plum": "Luumu",
  "faces.red": "Punainen",
  "faces.violet": "Violetti",
  "faces.green": "Vihreä",
  "faces.ink": "Musta",
};
