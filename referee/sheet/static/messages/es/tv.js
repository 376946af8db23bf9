/** Spanish: the board on a screen that all look at. */
export default {
  "tv.join": "Escanea para seguir la partida",
};
