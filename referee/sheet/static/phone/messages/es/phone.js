/** Spanish, for a phone without a signal. */
export default {
  "phone.title": "Sin cobertura",
  "phone.about":
    "Una vez preparado, este teléfono calcula él mismo los puntos, corrige, arbitra y empieza partidas donde no hay cobertura. Lo que apuntes se envía en cuanto la haya.",
  "phone.offer": "Preparar este teléfono para estar sin cobertura ({size})",
  "phone.loading": "Cargando: {done} de {size}",
  "phone.starting": "Cargado. Ahora arranca una vez, lo que puede tardar un minuto.",
  "phone.ready": "Este teléfono está preparado para estar sin cobertura. Ocupa {size} en él.",
  "phone.outdated": "Referee se ha actualizado. Este teléfono usa lo que tiene hasta cargar lo nuevo.",
  "phone.update": "Cargar lo nuevo ({size})",
  "phone.remove": "Quitar",
  "phone.failed.connection": "No se ha podido cargar todo. Prueba otra vez con conexión.",
  "phone.failed.room": "En este teléfono no hay sitio para ello.",
  "phone.failed.start": "No arranca en este navegador. Todo lo demás funciona como antes.",
  "phone.failed.today": "Hoy no ha arrancado; se vuelve a probar mañana. Todo lo demás funciona como antes.",
};
