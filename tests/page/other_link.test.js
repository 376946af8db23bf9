import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", { value: { language: "en-GB" }, configurable: true });
globalThis.location = { search: "", hash: "" };
globalThis.history = { replaceState: (_state, _title, address) => (location.hash = address) };
globalThis.addEventListener = () => undefined;
const page = "../../referee/sheet/static";
const { forgetGame, knownGame, rememberGame } = await import(`${page}/games.js`);
const { takeOther, verdictOn } = await import(`${page}/share/other-link.js`);

const LINK = "#/game/friday/open/secret";
const GAME = "#/game/friday";
const answer = (status, document) => async () => new Response(JSON.stringify(document), { status });
const ANSWERS = {
  this: answer(200, { game: "friday" }),
  another: answer(200, { game: "monday" }),
  club: answer(200, { game: null }),
  unknown: answer(401, {}),
  down: answer(503, {}),
  busy: answer(429, {}),
  offline: () => Promise.reject(new TypeError("no connection")),
};
let asked = 0;

/** Opens a link on a phone that has one, of which the service says this. */
async function open(held, token, said) {
  forgetGame("friday");
  await rememberGame("friday", { token: held });
  location.hash = LINK;
  asked = 0;
  globalThis.fetch = (...request) => ((asked += 1), ANSWERS[said](...request));
  const verdict = await verdictOn("friday", token);
  await takeOther("friday", token, LINK);
  return { verdict, holds: knownGame("friday").token, asked: asked / 2, at: location.hash };
}

for (const [held, token, said, verdict, questions] of [
  ["player_a", "player_b", "this", "opens", 1],
  ["view_a", "player_b", "this", "opens", 1],
  ["player_a", "player_b", "another", "refused", 1],
  ["player_a", "player_b", "club", "refused", 1],
  ["player_a", "player_b", "unknown", "refused", 1],
  ["player_a", "score_b", "offline", "unchecked", 1],
  ["player_a", "score_b", "down", "unchecked", 1],
  ["view_a", "mistyped", "busy", "unchecked", 1],
  ["player_a", "player_b", "offline", "unchecked", 1],
  ["player_a", "player_a", "offline", "no-more", 0],
  ["score_a", "player_b", "this", "no-more", 0],
  ["player_a", "score_ł", "this", "refused", 0],
  ["player_a", undefined, "this", "refused", 0],
])
  test(`a phone with ${held} opens ${token}, and the service is ${said}: ${verdict}`, async () => {
    const holds = verdict === "opens" ? token : held;
    assert.deepEqual(await open(held, token, said), { verdict, holds, asked: questions, at: GAME });
  });

test("whoever has left the link stays where they are, and has it all the same", async () => {
  await rememberGame("friday", { token: "score_a" });
  location.hash = LINK;
  globalThis.fetch = (...request) => ((location.hash = "#/"), ANSWERS.this(...request));
  await takeOther("friday", "score_b", LINK);
  assert.deepEqual([location.hash, knownGame("friday").token], ["#/", "score_b"]);
});
