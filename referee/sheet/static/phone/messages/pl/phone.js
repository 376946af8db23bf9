/** Polish, for a phone without a signal. */
export default {
  "phone.title": "Bez zasięgu",
  "phone.about":
    "Przygotowany telefon sam liczy wynik, poprawia, rozstrzyga i zaczyna nowe gry tam, gdzie nie ma zasięgu. To, co wpiszesz, zostanie wysłane, gdy zasięg się pojawi.",
  "phone.offer": "Przygotuj telefon na brak zasięgu ({size})",
  "phone.loading": "Pobieranie: {done} z {size}",
  "phone.starting": "Pobrane. Teraz jeden raz się uruchamia, co może potrwać minutę.",
  "phone.ready": "Telefon jest gotowy na brak zasięgu. Zajmuje to na nim {size}.",
  "phone.outdated": "Referee ma nowszą wersję. Telefon używa tego, co ma, aż ją pobierze.",
  "phone.update": "Pobierz nowszą wersję ({size})",
  "phone.remove": "Usuń",
  "phone.failed.connection": "Nie wszystko udało się pobrać. Spróbuj jeszcze raz, gdy będzie połączenie.",
  "phone.failed.room": "Na telefonie nie ma na to miejsca.",
  "phone.failed.start": "W tej przeglądarce to się nie uruchamia. Cała reszta działa jak przedtem.",
  "phone.failed.today": "Dziś się nie uruchomiło, następna próba będzie jutro. Cała reszta działa jak przedtem.",
};
