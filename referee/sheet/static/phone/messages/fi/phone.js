/** Finnish, for a phone without a signal. */
export default {
  "phone.title": "Ilman verkkoa",
  "phone.about":
    "Kun puhelin on valmisteltu, se laskee itse pisteet, korjaa, tuomitsee ja aloittaa uusia pelejä siellä, missä verkkoa ei ole. Kirjauksesi lähetetään, kun verkko löytyy.",
  "phone.offer": "Valmistele puhelin verkottomaan paikkaan ({size})",
  "phone.loading": "Ladataan: {done} / {size}",
  "phone.starting": "Ladattu. Nyt se käynnistetään kerran, mikä voi kestää minuutin.",
  "phone.ready": "Puhelin on valmis verkottomaan paikkaan. Se vie puhelimesta {size}.",
  "phone.outdated": "Referee on päivitetty. Puhelin käyttää entistä, kunnes päivitys on ladattu.",
  "phone.update": "Lataa päivitys ({size})",
  "phone.remove": "Poista",
  "phone.failed.connection": "Kaikkea ei voitu ladata. Yritä uudelleen, kun yhteys toimii.",
  "phone.failed.room": "Puhelimessa ei ole sille tilaa.",
  "phone.failed.start": "Se ei käynnisty tässä selaimessa. Kaikki muu toimii kuten ennen.",
  "phone.failed.today":
    "Se ei käynnistynyt tänään, ja sitä yritetään huomenna uudelleen. Kaikki muu toimii kuten ennen.",
};
