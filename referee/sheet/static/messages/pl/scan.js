/** Polish, for a code that the camera reads. */
export default {
  "scan.start": "Zeskanuj kod",
  "scan.picture": "Obraz z aparatu",
  "scan.hold": "Trzymaj kod w polu obrazu.",
  "scan.other": "Ten kod nie jest linkiem do gry ani do klubu.",
  "scan.refused": "Nie wolno tu używać aparatu. Zezwól na to w ustawieniach przeglądarki albo wklej link.",
  "scan.failed": "Aparat się nie otwiera. Może używa go inna aplikacja. Możesz też wkleić link.",
};
