/** Polish: the board on a screen that all look at. */
export default {
  "tv.join": "Zeskanuj i śledź grę",
};
