/** French, for a code that the camera reads. */
export default {
  "scan.start": "Scanner le code",
  "scan.picture": "Image de l’appareil photo",
  "scan.hold": "Place le code dans l’image.",
  "scan.other": "Ce code n’est pas le lien d’une partie ou d’un club.",
  "scan.refused":
    "L’appareil photo n’est pas autorisé ici. Autorise-le dans les réglages du navigateur, ou colle le lien.",
  "scan.failed":
    "L’appareil photo ne s’ouvre pas. Une autre application s’en sert peut-être. Tu peux aussi coller le lien.",
};
