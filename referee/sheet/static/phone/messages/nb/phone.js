/** Norwegian, for a phone without a signal. */
export default {
  "phone.title": "Uten dekning",
  "phone.about":
    "Når telefonen er gjort klar, regner den selv ut stillingen, retter, dømmer og begynner nye spill der det ikke er dekning. Det du legger inn, sendes når det er dekning.",
  "phone.offer": "Gjør telefonen klar til å være uten dekning ({size})",
  "phone.loading": "Henter: {done} av {size}",
  "phone.starting": "Hentet. Nå startes det én gang, og det kan ta et minutt.",
  "phone.ready": "Telefonen er klar til å være uten dekning. Det tar {size} av den.",
  "phone.outdated": "Referee er oppdatert. Telefonen bruker det den har, til oppdateringen er hentet.",
  "phone.update": "Hent oppdateringen ({size})",
  "phone.remove": "Fjern",
  "phone.failed.connection": "Ikke alt kunne hentes. Prøv igjen med forbindelse.",
  "phone.failed.room": "Det er ikke plass til det på telefonen.",
  "phone.failed.start": "Det starter ikke i denne nettleseren. Alt annet virker som før.",
  "phone.failed.today": "Det startet ikke i dag og prøves igjen i morgen. Alt annet virker som før.",
};
