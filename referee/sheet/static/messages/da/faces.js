/** Danish: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Farver og mærker",
  "faces.hint":
    "Tryk på et mærke for at give det en anden farve eller et andet tegn. Det ses på alle telefoner, på kurven og på papiret.",
  "faces.of": "Mærke for {name}",
  "faces.colour": "Farve",
  "faces.mark": "Tegn",
  "faces.initial": "Forbogstavet, {sign}",
  "faces.other": "Et andet bogstav eller en emoji",
  "faces.done": "Færdig",
  "faces.changed": "{name} har fået et andet mærke.",
  "faces.offline": "Der er ingen forbindelse, så {name} har stadig det gamle mærke.",
  "faces.blue": "Blå",
  "faces.orange": "Orange",
  "faces.teal": "Blågrøn",
  "faces.plum": "Blomme",
  "faces.red": "Rød",
  "faces.violet": "Violet",
  "faces.green": "Grøn",
  "faces.ink": "Blæk",
};
