/** English, for the board of a game of patience. */
export default {
  "patience.under": "{won} · best deal {best}",
  "patience.best": "best deal {best}",
  "patience.deals_won": { one: "1 deal won", other: "{count} deals won" },
};
