/** German: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "Erstes Handy",
  "link.of_game": "{label}, in diesem Spiel",
};
