/** Norwegian: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Farger og merker",
  "faces.hint":
    "Trykk på et merke for å gi det en annen farge eller et annet tegn. Det vises på alle telefoner, på kurven og på utskriften.",
  "faces.of": "Merke for {name}",
  "faces.colour": "Farge",
  "faces.mark": "Tegn",
  "faces.initial": "Forbokstaven, {sign}",
  "faces.other": "En annen bokstav eller emoji",
  "faces.done": "Ferdig",
  "faces.changed": "{name} har fått et annet merke.",
  "faces.offline": "Det er ingen forbindelse, så {name} har fortsatt det gamle merket.",
  "faces.blue": "Blå",
  "faces.orange": "Oransje",
  "faces.teal": "Blågrønn",
  "faces.plum": "Plomme",
  "faces.red": "Rød",
  "faces.violet": "Fiolett",
  "faces.green": "Grønn",
  "faces.ink": "Blekk",
};
