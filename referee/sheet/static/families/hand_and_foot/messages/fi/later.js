/** Finnish, for a round of Hand and Foot on the sheet. */
export default {
  "hand_and_foot.played.held": "Vielä kädessä:",
};
