/** Icelandic: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Litir og merki",
  "faces.hint":
    "Ýttu á merki til að gefa því annan lit eða annað tákn. Það sést í öllum símum, á línuritinu og á blaði.",
  "faces.of": "Merki: {name}",
  "faces.colour": "Litur",
  "faces.mark": "Tákn",
  "faces.initial": "Upphafsstafurinn, {sign}",
  "faces.other": "Annar stafur eða tjámerki",
  "faces.done": "Búið",
  "faces.changed": "{name} er með nýtt merki.",
  "faces.offline": "Ekkert samband, svo að {name} er enn með sama merki.",
  "faces.blue": "Blár",
  "faces.orange": "Appelsínugulur",
  "faces.teal": "Blágrænn",
  "faces.plum": "Plómulitur",
  "faces.red": "Rauður",
  "faces.violet": "Fjólublár",
  "faces.green": "Grænn",
  "faces.ink": "Bleklitur",
};
