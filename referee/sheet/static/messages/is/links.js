/** Icelandic: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "Fyrsti síminn",
  "link.of_game": "{label}, í þessu spili",
};
