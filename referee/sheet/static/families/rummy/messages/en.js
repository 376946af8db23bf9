/** English, for the board of a game of Rummy. */
export default {
  "rummy.start.out": "Who is out?",
  "rummy.start.knock": "Who knocked?",
};
