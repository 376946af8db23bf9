/** Spanish: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "Primer teléfono",
  "link.of_game": "{label}, de esta partida",
};
