/** French: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "Premier téléphone",
  "link.of_game": "{label}, pour cette partie",
};
