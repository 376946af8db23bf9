// A whole game of Agurk through openapi-fetch, with the types that openapi-typescript writes: run with its
// address. Prints how it came out. tsc reads this strictly.

import createClient from "openapi-fetch";
import type { components, paths } from "./referee.d.ts";

type Game = components["schemas"]["Game"];
declare const process: { argv: string[] };

const api = createClient<paths>({ baseUrl: process.argv[2] });

/** What was answered, which is no problem. */
function wanted<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

const created = wanted(
  await api.POST("/v1/games", {
    body: { variant: "agurk", players: [{ name: "Ann" }, { name: "Bo" }, { name: "Cy" }], title: "Friday" },
  }),
);
const headers = { Authorization: `Bearer ${created.scorer_token}` };
const at = { game_id: created.id };

/** The first of those who are in takes the last trick with a king. */
async function oneHand(game: Game): Promise<Game> {
  const taker = game.players.find((player) => player.status === "in");
  if (taker === undefined) throw new Error("Nobody is in.");
  const body = { outcome: { taker: taker.id, card: "K" } };
  return wanted(await api.POST("/v1/games/{game_id}/hands", { params: { path: at }, headers, body })).game;
}

const first = wanted(
  await api.POST("/v1/games/{game_id}/hands", {
    params: { path: at },
    headers,
    body: {
      last_trick: [
        { player: "p1", card: "5" },
        { player: "p2", card: "9" },
        { player: "p3", card: "9" },
      ],
    },
  }),
);
if (first.hand.scores.p3 !== 9) throw new Error(JSON.stringify(first.hand));
const amended = wanted(
  await api.PUT("/v1/games/{game_id}/hands/{number}", {
    params: { path: { ...at, number: 1 } },
    headers,
    body: { family: "cucumber", outcome: { taker: "Cy", card: "10" } },
  }),
);
const verdict = wanted(
  await api.POST("/v1/games/{game_id}/claims", {
    params: { path: at },
    headers,
    body: {
      kind: "play",
      trick: [
        { player: "p1", cards: ["8"] },
        { player: "p2", cards: ["10"] },
      ],
      player: "p3",
      cards: ["3"],
      holding: ["3", "9", "J"],
    },
  }),
);
let game: Game = wanted(await api.GET("/v1/games/{game_id}", { params: { path: at } }));
while (game.next !== null) game = await oneHand(game);
console.log(
  JSON.stringify({
    id: game.id,
    status: game.status,
    winners: game.result?.winners,
    amended: amended.hand.amended,
    verdict: verdict.verdict,
  }),
);
