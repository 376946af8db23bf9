/** Swedish, for a phone without a signal. */
export default {
  "phone.title": "Utan täckning",
  "phone.about":
    "När telefonen är förberedd räknar den själv ut ställningen, rättar, dömer och börjar nya partier där det inte finns någon täckning. Det du skriver in skickas när det finns.",
  "phone.offer": "Förbered telefonen för att vara utan täckning ({size})",
  "phone.loading": "Hämtar: {done} av {size}",
  "phone.starting": "Hämtat. Nu startas det en gång, och det kan ta en minut.",
  "phone.ready": "Telefonen är förberedd för att vara utan täckning. Det tar {size} av den.",
  "phone.outdated": "Referee är uppdaterat. Telefonen använder det den har tills uppdateringen är hämtad.",
  "phone.update": "Hämta uppdateringen ({size})",
  "phone.remove": "Ta bort",
  "phone.failed.connection": "Allt kunde inte hämtas. Försök igen med anslutning.",
  "phone.failed.room": "Det får inte plats på telefonen.",
  "phone.failed.start": "Det startar inte i den här webbläsaren. Allt annat fungerar som förut.",
  "phone.failed.today": "Det startade inte i dag och provas igen i morgon. Allt annat fungerar som förut.",
};
