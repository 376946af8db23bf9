/** Swedish: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Färger och märken",
  "faces.hint":
    "Tryck på ett märke för att ge det en annan färg eller ett annat tecken. Det syns på alla telefoner, i kurvan och på utskriften.",
  "faces.of": "Märke för {name}",
  "faces.colour": "Färg",
  "faces.mark": "Tecken",
  "faces.initial": "Initialen, {sign}",
  "faces.other": "En annan bokstav eller emoji",
  "faces.done": "Klart",
  "faces.changed": "{name} har fått ett annat märke.",
  "faces.offline": "Det finns ingen anslutning, så {name} har kvar sitt märke.",
  "faces.blue": "Blå",
  "faces.orange": "Orange",
  "faces.teal": "Blågrön",
  "faces.plum": "Plommon",
  "faces.red": "Röd",
  "faces.violet": "Violett",
  "faces.green": "Grön",
  "faces.ink": "Bläck",
};
