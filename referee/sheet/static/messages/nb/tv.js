/** Norwegian: the board on a screen that all look at. */
export default {
  "tv.join": "Skann for å følge spillet",
};
