/** English: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "First phone",
  "link.of_game": "{label}, of this game",
};
