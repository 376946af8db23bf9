/** Spanish, for the statistics of a phone. */
export default {
  "statistics.title": "Estadísticas",
  "statistics.file": "estadisticas",
  "statistics.none":
    "Aún no hay nada contado. Una partida cuenta cuando alguien la gana; un solitario, cuando se juega.",
  "statistics.about":
    "Contado a partir de las partidas que conoce este teléfono. Una partida quitada de la lista ya no cuenta.",
  "statistics.players": "En la mesa",
  "statistics.alone": "En solitario",
  "statistics.games": { one: "1 partida", many: "{count} partidas", other: "{count} partidas" },
  "statistics.won": "Ganadas: {count}",
  "statistics.of_games": "Ganadas: {wins} de {count}",
  "statistics.run_now": "Victorias seguidas ahora",
  "statistics.run_most": "Más victorias seguidas",
  "statistics.rival": {
    one: "Con {name} 1 vez: delante {ahead}, detrás {behind}.",
    many: "Con {name} {count} veces: delante {ahead}, detrás {behind}.",
    other: "Con {name} {count} veces: delante {ahead}, detrás {behind}.",
  },
  "statistics.deals": "Manos jugadas",
  "statistics.wins": "Manos resueltas",
  "statistics.best": "Mejor puntuación de una mano",
  "statistics.fastest": "Victoria más rápida",
  "statistics.usual": "Tiempo habitual de una victoria",
  "statistics.minutes": "{count} min",
  "statistics.save": "Guardar como CSV",
};
