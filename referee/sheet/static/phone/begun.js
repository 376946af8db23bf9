/**
 * Games begun on this phone without a connection. Each is kept as a record of its own, is shown from that, and goes to
 * the service once that can be reached; until then no link to it would lead anywhere.
 */
import { knownGame, noteGame, rememberGame, tokenOf } from "../games.js";
import { language } from "../language.js";
import { rulesIn } from "../session.js";
import { keep, stored } from "../storage.js";
import { observable } from "../store.js";
import { askHere, begin } from "./answers.js";
import { sendSoon } from "./delivery.js";
import { keepRecord } from "./records.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * Begins a game on this phone, as the service would.
 * @param {string} path @param {import("../api.js").More} more
 * @returns {Promise<Api.CreatedGame>}
 */
export async function beginHere(path, more) {
  const { game, record } = await begin(path, more);
  await keepRecord(game.id, record);
  await keep("games", game.id, { id: game.id, at: 0, origin: newOrigin() });
  await rememberGame(game.id, { token: game.scorer_token, scope: "score" });
  await noteGame(game);
  sendSoon();
  return game;
}

/** A UUID of version 7, which no other phone has. */
function newOrigin() {
  const time = Date.now().toString(16).padStart(12, "0");
  const random = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, "0"));
  const [, low, variant, rest] = /^(...)(....)(.*)$/.exec(random.join("")) ?? ["", "", "", ""];
  const variantBits = ((parseInt(variant, 16) & 0x3fff) | 0x8000).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${low}-${variantBits}-${rest.slice(0, 12)}`;
}

/** Opens a game that the service does not know. @param {string} id @returns {Session} */
export function openHere(id) {
  const begun = {
    game: knownGame(id)?.game ?? null,
    sheet: [],
    sheetVersion: 1,
    rules: null,
    pot: null,
    trouble: null,
    ...stored("documents", id),
    id,
  };
  const state = observable(/** @type {import("../session.js").Sitting} */ (begun));
  const refresh = () => fetchRules(id, state).catch(() => undefined);
  if (state.get().rulesLanguage !== language || !state.get().rules) refresh();
  return {
    id,
    state,
    token: () => tokenOf(id),
    show: async () => undefined,
    refresh,
    noteFailure: () => undefined,
    doubt: () => undefined,
    close: () => undefined,
    fetching: null,
  };
}

/** @param {string} id @param {import("../store.js").Observable<import("../session.js").Sitting>} state */
async function fetchRules(id, state) {
  const { document } = await askHere("GET", `/games/${id}/rules`, { token: tokenOf(id) });
  const pot = (await askHere("GET", `/games/${id}/pot`, { token: tokenOf(id) })).document;
  state.update((now) => ({ ...now, ...rulesIn(document), pot: now.game.stake ? pot : null }));
  const { trouble: _trouble, id: _id, ...documents } = state.get();
  await keep("documents", id, documents);
}
