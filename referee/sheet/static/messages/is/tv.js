/** Icelandic: the board on a screen that all look at. */
export default {
  "tv.join": "Skannaðu til að fylgjast með",
};
