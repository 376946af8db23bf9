/** Polish: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "Pierwszy telefon",
  "link.of_game": "{label}, w tej grze",
};
