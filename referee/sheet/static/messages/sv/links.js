/** Swedish: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "Första telefonen",
  "link.of_game": "{label}, i det här partiet",
};
