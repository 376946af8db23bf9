/**
 * The service's answers without the service. The engine is asked in turn, about one game at a time: it takes in the
 * record of that game as the service had it last, and then enters what waits to be sent.
 */
import { answerOf, ask, askAll, NoAnswer, requestOf } from "../api.js";
import { isBegunHere, knownGame, tokenOf } from "../games.js";
import { entriesOf, isOnlyHere, online, refuse } from "../outbox.js";
import { holdsOthers } from "../queue.js";
import { call, endsSoFar } from "./engine-requests.js";
import { recordOf } from "./records.js";
import { Ended } from "./worker.js";

/** @typedef {import("../api.js").More} More */
/** @typedef {import("../queue.js").Entry} Entry */

/** The game that the engine has: the record that it took in, and the entries behind it. */
let known = { game: "", version: 0, ends: 0, entries: /** @type {string[]} */ ([]) };
/** @type {Promise<unknown>} */
let turn = Promise.resolve();

/** The statuses that are about what was entered, not about who asks or where. */
const OF_ENTRIES = [409, 412, 422];

/**
 * Asks the service, and the engine where no answer comes.
 * @param {string} method @param {string} path @param {More} [more]
 */
export async function askAnyhow(method, path, more) {
  if (!online.get() || isBegunHere(gameOf(path))) return askHere(method, path, more);
  try {
    return await ask(method, path, more);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    online.set(false);
    return askHere(method, path, more);
  }
}

/**
 * Asks the engine.
 * @param {string} method @param {string} path @param {More} [more] @returns {ReturnType<typeof ask>}
 */
export const askHere = (method, path, more = {}) =>
  inTurn(async () => {
    if (gameOf(path)) await catchUp(gameOf(path));
    return answered(method, path, more);
  });

/** The game that a request is about, if any. @param {string} path */
const gameOf = (path) => /^\/games\/([^/?]+)/.exec(path)?.[1] ?? "";

/**
 * A game as it is once all that waits is sent, with the entries that are in it.
 * @param {string} id
 */
export const foresee = (id) =>
  inTurn(async () => {
    await catchUp(id);
    const more = { token: tokenOf(id) };
    const { document: game } = await answered("GET", `/games/${id}`, more);
    const sheet = await askAll(`/games/${id}/hands?all_acts=true`, more, answered);
    const pot = game.stake ? (await answered("GET", `/games/${id}/pot`, more)).document : null;
    return { game, sheet, pot, entries: known.entries };
  });

/**
 * Begins a game in the engine: answers it, and how it began as a record.
 * @param {string} path @param {More} more
 */
export const begin = (path, more) =>
  inTurn(async () => {
    const [, game] = /^\/games\/([^/?]+)\/rematch/.exec(path) ?? [];
    if (game) await catchUp(game);
    const { document: begun } = await answered("POST", path, more);
    const { document: record } = await answered("GET", `/games/${begun.id}/record`, { token: begun.scorer_token });
    known = { game: "", version: 0, ends: 0, entries: [] };
    return { game: begun, record };
  });

/** A game as a record, with all that waits. @param {string} id */
export const recordWithAll = (id) =>
  inTurn(async () => {
    await catchUp(id);
    const { document } = await answered("GET", `/games/${id}/record`, { token: tokenOf(id) });
    return { record: document, entries: known.entries };
  });

/**
 * One thing after another; again, if the browser has ended the engine meanwhile.
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
function inTurn(work) {
  const steadily = () => work().catch((error) => (error instanceof Ended ? work() : Promise.reject(error)));
  const result = turn.then(steadily).catch((error) => {
    throw error instanceof Ended ? new NoAnswer() : error;
  });
  turn = result.catch(() => null);
  return result;
}

/** @param {string} method @param {string} path @param {More} [more] */
async function answered(method, path, more = {}) {
  const { status, headers, body } = await call(requestOf(method, path, more));
  if (status >= 500) throw new NoAnswer();
  return answerOf(status, body, headers.ETag ?? null, more.token);
}

/** Sees to it that the engine has a game with all that waits. @param {string} id */
async function catchUp(id) {
  const record = recordOf(id);
  if (!record || record.version !== versionOf(id)) throw new NoAnswer();
  if (known.game !== id || known.ends !== endsSoFar() || !isStill(id)) await takeIn(id, record);
  for (let entry = nextOf(id); entry; entry = nextOf(id)) await replay(entry);
}

/** The version of a game that the service said last. @param {string} id */
const versionOf = (id) => knownGame(id)?.game?.version;

/** True if the engine has what the service said last, and of what waits the first. @param {string} id */
function isStill(id) {
  const waiting = waitingOf(id);
  return known.version === versionOf(id) && known.entries.every((key, at) => waiting[at]?.key === key);
}

/** The first that waits and that the engine does not have. @param {string} id */
const nextOf = (id) => waitingOf(id)[known.entries.length];

/** The entries that would be sent, in their order. @param {string} id @returns {Entry[]} */
function waitingOf(id) {
  const entries = entriesOf(id);
  const held = entries.findIndex(holdsOthers);
  return (held < 0 ? entries : entries.slice(0, held)).filter(({ state }) => state === "waiting");
}

/** @param {string} id @param {{version: number, text: string}} record */
async function takeIn(id, { version, text }) {
  known = { game: "", version: 0, ends: 0, entries: [] };
  const { status } = await call({ game: { id, token: tokenOf(id) }, body: text });
  if (status !== 201) throw new NoAnswer();
  known = { game: id, version, ends: endsSoFar(), entries: [] };
}

/**
 * Enters what waits at the time at which it was entered. What the engine refuses is told at once, unless it may be with
 * the service already, or the service has taken another meanwhile: then only the service knows.
 * @param {Entry} entry
 */
async function replay(entry) {
  const { game, method, path, body, version, at, key } = entry;
  const request = requestOf(method, `/games/${game}/${path}`, { body, token: tokenOf(game), version });
  const answer = await call({ ...request, ...(at ? { at: new Date(at).toISOString() } : {}) });
  if (answer.status >= 500) throw new NoAnswer();
  const before = known.entries;
  known.entries = [...before, key];
  if (!isStill(game)) throw new NoAnswer();
  if (!OF_ENTRIES.includes(answer.status) || !isOnlyHere(entry)) return;
  known.entries = before;
  await refuse(entry, { status: answer.status, document: JSON.parse(answer.body) });
}
