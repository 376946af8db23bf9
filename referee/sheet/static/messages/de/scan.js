/** German, for a code that the camera reads. */
export default {
  "scan.start": "Code scannen",
  "scan.picture": "Bild der Kamera",
  "scan.hold": "Halte den Code ins Bild.",
  "scan.other": "Dieser Code ist kein Link zu einem Spiel oder Club.",
  "scan.refused":
    "Die Kamera darf hier nicht benutzt werden. Erlaube sie in den Einstellungen des Browsers, oder füge den Link ein.",
  "scan.failed": "Die Kamera geht nicht auf. Vielleicht benutzt sie eine andere App. Du kannst auch den Link einfügen.",
};
