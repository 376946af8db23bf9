/** Danish, for a phone without a signal. */
export default {
  "phone.title": "Uden signal",
  "phone.about":
    "Når telefonen er gjort klar til det, regner den selv stillingen ud, retter, dømmer og begynder nye spil, hvor der intet signal er. Det, du indtaster, sendes, når der er et.",
  "phone.offer": "Gør telefonen klar til at være uden signal ({size})",
  "phone.loading": "Henter: {done} af {size}",
  "phone.starting": "Hentet. Nu startes det én gang, og det kan tage et minut.",
  "phone.ready": "Telefonen er klar til at være uden signal. Det fylder {size} på den.",
  "phone.outdated": "Referee er opdateret. Telefonen bruger det, den har, indtil opdateringen er hentet.",
  "phone.update": "Hent opdateringen ({size})",
  "phone.remove": "Fjern",
  "phone.failed.connection": "Ikke alt kunne hentes. Prøv igen med forbindelse.",
  "phone.failed.room": "Der er ikke plads til det på telefonen.",
  "phone.failed.start": "Det starter ikke i denne browser. Alt andet virker som før.",
  "phone.failed.today": "Det startede ikke i dag og prøves igen i morgen. Alt andet virker som før.",
};
