/** Danish, for a code that the camera reads. */
export default {
  "scan.start": "Scan koden",
  "scan.picture": "Kameraets billede",
  "scan.hold": "Hold koden foran kameraet.",
  "scan.other": "Den kode er ikke et link til et spil eller en klub.",
  "scan.refused": "Kameraet må ikke bruges her. Giv lov i browserens indstillinger, eller indsæt linket.",
  "scan.failed": "Kameraet starter ikke. Måske bruger en anden app det. Du kan også indsætte linket.",
};
