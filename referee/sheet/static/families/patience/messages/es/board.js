/** Spanish, for the board of a game of patience. */
export default {
  "patience.under": "{won} · mejor mano {best}",
  "patience.best": "mejor mano {best}",
  "patience.deals_won": { one: "1 resuelta", many: "{count} resueltas", other: "{count} resueltas" },
};
