/** Norwegian: labels of links and keys that the service gives by itself. */
export default {
  "link.first": "Første telefon",
  "link.of_game": "{label}, for dette spillet",
};
