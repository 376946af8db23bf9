/** Finnish: the board on a screen that all look at. */
export default {
  "tv.join": "Skannaa ja seuraa peliä",
};
