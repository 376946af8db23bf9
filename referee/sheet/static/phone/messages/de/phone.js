/** German, for a phone without a signal. */
export default {
  "phone.title": "Ohne Netz",
  "phone.about":
    "Ist das Handy vorbereitet, rechnet es auch ohne Netz selbst den Stand aus, berichtigt, entscheidet und beginnt neue Spiele. Was du einträgst, wird gesendet, sobald es Netz gibt.",
  "phone.offer": "Dieses Handy für die Zeit ohne Netz vorbereiten ({size})",
  "phone.loading": "Wird geladen: {done} von {size}",
  "phone.starting": "Geladen. Jetzt startet es einmal, das kann eine Minute dauern.",
  "phone.ready": "Dieses Handy ist für die Zeit ohne Netz vorbereitet. Das belegt {size} darauf.",
  "phone.outdated": "Referee wurde aktualisiert. Das Handy nimmt, was es hat, bis das Neue geladen ist.",
  "phone.update": "Das Neue laden ({size})",
  "phone.remove": "Entfernen",
  "phone.failed.connection": "Nicht alles ließ sich laden. Versuch es mit Verbindung noch einmal.",
  "phone.failed.room": "Dafür ist auf diesem Handy kein Platz.",
  "phone.failed.start": "In diesem Browser startet es nicht. Alles andere geht wie zuvor.",
  "phone.failed.today": "Heute ist es nicht gestartet; morgen wird es wieder versucht. Alles andere geht wie zuvor.",
};
