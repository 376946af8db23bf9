/** Norwegian, for the board of a game of patience. */
export default {
  "patience.under": "{won} · beste {best}",
  "patience.best": "beste {best}",
  "patience.deals_won": { one: "1 gikk opp", other: "{count} gikk opp" },
};
