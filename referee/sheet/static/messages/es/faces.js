/** Spanish: the faces of people at a table, their colours and their marks. */
export default {
  "faces.title": "Colores y signos",
  "faces.hint":
    "Toca un signo para cambiarle el color, la letra o el emoji. Lo muestran todos los teléfonos, la gráfica y lo impreso.",
  "faces.of": "Signo de {name}",
  "faces.colour": "Color",
  "faces.mark": "Letra o emoji",
  "faces.initial": "La inicial, {sign}",
  "faces.other": "Otra letra o emoji",
  "faces.done": "Listo",
  "faces.changed": "{name} tiene otro signo.",
  "faces.offline": "Sin conexión: el signo de {name} sigue como estaba.",
  "faces.blue": "Azul",
  "faces.orange": "Naranja",
  "faces.teal": "Turquesa",
  "faces.plum": "Ciruela",
  "faces.red": "Rojo",
  "faces.violet": "Violeta",
  "faces.green": "Verde",
  "faces.ink": "Tinta",
};
