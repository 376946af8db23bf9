/** Swedish: the board on a screen that all look at. */
export default {
  "tv.join": "Skanna för att följa partiet",
};
