/** German: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Farben und Zeichen",
  "faces.hint":
    "Tipp auf ein Zeichen, um Farbe, Buchstaben oder Emoji zu ändern. Alle Handys, die Kurve und der Ausdruck zeigen es.",
  "faces.of": "Zeichen von {name}",
  "faces.colour": "Farbe",
  "faces.mark": "Buchstabe oder Emoji",
  "faces.initial": "Der Anfangsbuchstabe, {sign}",
  "faces.other": "Anderer Buchstabe oder Emoji",
  "faces.done": "Fertig",
  "faces.changed": "{name} hat ein neues Zeichen.",
  "faces.offline": "Keine Verbindung, das Zeichen von {name} bleibt, wie es war.",
  "faces.blue": "Blau",
  "faces.orange": "Orange",
  "faces.teal": "Türkis",
  "faces.plum": "Pflaume",
  "faces.red": "Rot",
  "faces.violet": "Violett",
  "faces.green": "Grün",
  "faces.ink": "Tinte",
};
