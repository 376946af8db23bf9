/** German: the board on a screen that all look at. */
export default {
  "tv.join": "Scannen und mitverfolgen",
};
