/** Spanish, for the board of a game of Snip Snap Snorem. */
export default {
  "snip_snap.waits": "{name} acabó antes",
};
