/** Norwegian, for a code that the camera reads. */
export default {
  "scan.start": "Skann koden",
  "scan.picture": "Kameraets bilde",
  "scan.hold": "Hold koden foran kameraet.",
  "scan.other": "Den koden er ingen lenke til et spill eller en klubb.",
  "scan.refused": "Kameraet kan ikke brukes her. Gi tillatelse i nettleserens innstillinger, eller lim inn lenken.",
  "scan.failed": "Kameraet starter ikke. Kanskje en annen app bruker det. Du kan også lime inn lenken.",
};
