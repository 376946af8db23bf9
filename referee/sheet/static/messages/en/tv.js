/** English: the board on a screen that all look at. */
export default {
  "tv.join": "Scan to follow the game",
};
