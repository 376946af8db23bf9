/** Finnish: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "Ensimmäinen puhelin",
  "link.of_game": "{label}, tässä pelissä",
};
