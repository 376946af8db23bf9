/** French: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Couleurs et pastilles",
  "faces.hint":
    "Touche une pastille pour changer sa couleur ou son signe. Tous les téléphones, le graphique et l’impression la montrent.",
  "faces.of": "Pastille : {name}",
  "faces.colour": "Couleur",
  "faces.mark": "Signe",
  "faces.initial": "L’initiale, {sign}",
  "faces.other": "Autre lettre ou emoji",
  "faces.done": "Terminé",
  "faces.changed": "{name} a une nouvelle pastille.",
  "faces.offline": "Pas de connexion : {name} garde sa pastille pour l’instant.",
  "faces.blue": "Bleu",
  "faces.orange": "Orange",
  "faces.teal": "Turquoise",
  "faces.plum": "Prune",
  "faces.red": "Rouge",
  "faces.violet": "Violet",
  "faces.green": "Vert",
  "faces.ink": "Encre",
};
