/** Swedish, for a code that the camera reads. */
export default {
  "scan.start": "Skanna koden",
  "scan.picture": "Kamerans bild",
  "scan.hold": "Håll koden framför kameran.",
  "scan.other": "Den koden är ingen länk till ett parti eller en klubb.",
  "scan.refused": "Kameran får inte användas här. Tillåt den i webbläsarens inställningar, eller klistra in länken.",
  "scan.failed": "Kameran startar inte. Kanske används den av en annan app. Du kan också klistra in länken.",
};
