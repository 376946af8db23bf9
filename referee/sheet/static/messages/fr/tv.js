/** French: the board on a screen that all look at. */
export default {
  "tv.join": "Scanne pour suivre la partie",
};
