/** Icelandic, for a phone without a signal. */
export default {
  "phone.title": "Án sambands",
  "phone.about":
    "Þegar síminn er tilbúinn reiknar hann sjálfur stigin, leiðréttir, dæmir og byrjar ný spil þar sem ekkert samband er. Það sem þú skráir er sent þegar það kemur.",
  "phone.offer": "Gera símann tilbúinn fyrir sambandsleysi ({size})",
  "phone.loading": "Sæki: {done} af {size}",
  "phone.starting": "Sótt. Nú er það ræst einu sinni og það getur tekið mínútu.",
  "phone.ready": "Síminn er tilbúinn fyrir sambandsleysi. Það tekur {size} á honum.",
  "phone.outdated": "Referee hefur verið uppfært. Síminn notar það sem hann hefur þar til uppfærslan er sótt.",
  "phone.update": "Sækja uppfærsluna ({size})",
  "phone.remove": "Fjarlægja",
  "phone.failed.connection": "Ekki tókst að sækja allt. Reyndu aftur með sambandi.",
  "phone.failed.room": "Það er ekki pláss fyrir það á símanum.",
  "phone.failed.start": "Það ræsist ekki í þessum vafra. Allt annað virkar eins og áður.",
  "phone.failed.today": "Það ræstist ekki í dag og er reynt aftur á morgun. Allt annað virkar eins og áður.",
};
