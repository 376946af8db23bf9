/** Finnish, for the board of a game of Authors or Go Fish. */
export default {
  "books.waits": "{name} {count}",
};
