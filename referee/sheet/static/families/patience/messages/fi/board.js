/** Finnish, for the board of a game of patience. */
export default {
  "patience.under": "{won} · paras jako {best}",
  "patience.best": "paras jako {best}",
  "patience.deals_won": { one: "1 jako voitettu", other: "{count} jakoa voitettu" },
};
