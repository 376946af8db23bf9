/**
 * The way of games begun here to the service: each as a record with all that was entered, under a key that is kept
 * until it is answered, so that one game is made of it. Then the game here gives way to that one. A record that the
 * service does not take stays, with the reason.
 */
import { ask, freshKey, NoAnswer, Refusal } from "../api.js";
import { knownGames, noteGame, rememberGame } from "../games.js";
import { language } from "../language.js";
import { outbox, reached } from "../outbox.js";
import { go, link, place } from "../router.js";
import { forget, keep, stored } from "../storage.js";
import { recordWithAll } from "./answers.js";
import { recordOf } from "./records.js";

/** @typedef {import("../games.js").Known} Known */
/** @typedef {{key: string, body: any, entries: string[]}} Attempt `entries` are the keys of those in the record */

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;

/** @type {Promise<void> | null} */
let running = null;
let wait = FIRST_WAIT_MS;
let timer = 0;

addEventListener("online", () => void sendBegun());

/** Sends the games that were begun here, as soon as the service can be reached. */
export function sendBegun() {
  clearTimeout(timer);
  running ??= sendAll().finally(() => (running = null));
  return running;
}

async function sendAll() {
  for (const known of knownGames().filter(({ origin }) => origin)) {
    try {
      await send(known);
      wait = FIRST_WAIT_MS;
    } catch (error) {
      if (error instanceof NoAnswer) return tryLater(error);
      await refuse(known, /** @type {Refusal} */ (error));
    }
  }
}

/** Leaves time to whoever has just begun one. */
export const sendSoon = () => tryLater(new NoAnswer());

/** @param {NoAnswer} failure */
function tryLater({ retryAfterMs }) {
  clearTimeout(timer);
  timer = setTimeout(sendBegun, Math.max(wait, retryAfterMs));
  wait = Math.min(2 * wait, LONGEST_WAIT_MS);
}

/** @param {Known} known */
async function send({ id, origin, token }) {
  const name = attemptOf(id);
  // What is entered meanwhile would come too late for a record that is made before anybody can be reached.
  if (!stored("drafts", name)) await ask("GET", "/variants?limit=1");
  wait = FIRST_WAIT_MS;
  const attempt = stored("drafts", name) ?? (await attemptFor(id, `${origin}`));
  await keep("drafts", name, attempt);
  const { document: game } = await ask("POST", "/records", { body: attempt.body, key: attempt.key });
  reached();
  await takeServers({ id, token }, game, attempt);
}

const attemptOf = (/** @type {string} */ id) => `origin ${id}`;

/** All that was entered; or only how it began, and the rest follows. @param {string} id @param {string} origin */
async function attemptFor(id, origin) {
  const bare = () => ({ record: JSON.parse(recordOf(id)?.text ?? "{}"), entries: /** @type {string[]} */ ([]) });
  const { record, entries } = await recordWithAll(id).catch(bare);
  return { key: freshKey(), body: { ...record, origin }, entries };
}

/**
 * Puts the service's game in the place of the one begun here. It may be done again, where it was broken off.
 * @param {{id: string, token?: string}} begun @param {Api.CreatedGame} game @param {Attempt} attempt
 */
async function takeServers({ id }, game, { entries }) {
  await rememberGame(game.id, { token: game.scorer_token, scope: "score" });
  await noteGame(game);
  await moveEntries(id, game.id, entries);
  for (const name of ["", "form ", "order "]) await moveDraft(`${name}${id}`, `${name}${game.id}`);
  await keep("drafts", `moved ${id}`, game.id);
  for (const name of [id, `rulebook ${id} ${language}`, `record ${id}`]) await forget("documents", name);
  await forget("games", id);
  await forget("drafts", attemptOf(id));
  const [, shown, ...rest] = place.get().parts;
  if (shown === id) go(link("game", game.id, ...rest), { replace: true });
}

/** @param {string} before @param {string} after @param {string[]} sent Keys of entries that have arrived */
async function moveEntries(before, after, sent) {
  const entries = outbox.get().filter(({ game }) => game === before);
  for (const entry of entries) {
    if (entry.state === "waiting" && sent.includes(entry.key)) await forget("outbox", entry.id);
    else await keep("outbox", entry.id, { ...entry, game: after });
  }
  outbox.update((all) =>
    all
      .filter(({ key, game, state }) => game !== before || state !== "waiting" || !sent.includes(key))
      .map((entry) => (entry.game === before ? { ...entry, game: after } : entry)),
  );
}

/** @param {string} before @param {string} after */
async function moveDraft(before, after) {
  const draft = stored("drafts", before);
  if (draft === undefined) return;
  await keep("drafts", after, draft);
  await forget("drafts", before);
}

/**
 * Keeps the reason. A newer release may take it, so it is sent again whenever the page is opened.
 * @param {Known} known @param {Refusal} refusal
 */
async function refuse(known, { status, document }) {
  await forget("drafts", attemptOf(known.id));
  await keep("games", known.id, { ...stored("games", known.id), problem: { status, ...document } });
  reached();
  // Whatever shows the game looks again.
  outbox.update((all) => [...all]);
}
