/** Danish: the board on a screen that all look at. */
export default {
  "tv.join": "Scan for at følge spillet",
};
