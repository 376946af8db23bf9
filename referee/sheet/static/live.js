/**
 * Every change of a game as it happens: by the game's stream where the service has one, else by asking whether there is
 * a newer version. The stream is read with `fetch`, since an `EventSource` cannot send a token.
 */
import { ask, IN_LANGUAGE, NoAnswer, Refusal, retryAfterMs } from "./api.js";

const POLL_MS = 2500;
const AGAIN_MS = 1500;
const NO_STREAM_MS = 60_000;
const SILENCE_MS = 45_000;

/**
 * @typedef {object} Way
 * @property {() => string | undefined} token
 * @property {() => number} version Of the game that is known
 * @property {string | null} [seen] The ETag of the game that was asked for last
 * @property {(game: Api.Game | null) => void} onGame
 * @property {(error: unknown) => void} onTrouble
 */

/**
 * Follows a game until it is told to `stop`; told to `doubt`, it does not rely on its stream any more. A page that
 * nobody sees only asks now and then: a browser has few connections to give away. One that is seen again, or is
 * connected again, asks at once.
 * @param {string} id
 * @param {Way} way
 */
export function follow(id, way) {
  let [line, turn] = [new AbortController(), new AbortController()];
  let [stopped, streamAfter] = [false, 0];
  const doubt = () => line.abort();
  const wake = () => (doubt(), turn.abort());
  async function run() {
    while (!stopped) {
      [line, turn] = [new AbortController(), new AbortController()];
      if (performance.now() >= streamAfter && !document.hidden) {
        const reason = await stream(id, way, line.signal);
        if (reason === "none") streamAfter = performance.now() + NO_STREAM_MS;
      }
      await pause(document.hidden ? 4 * POLL_MS : streamAfter ? POLL_MS : AGAIN_MS, turn.signal);
      if (!stopped) await pause(await poll(id, way));
    }
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
  }
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  run();
  return { doubt, stop: () => ((stopped = true), wake()) };
}

/**
 * Asks once whether there is a newer version; answers for how long the service wants to be left alone.
 * @param {string} id @param {Way} way @returns {Promise<number>}
 */
async function poll(id, way) {
  try {
    const {
      status,
      document: game,
      etag,
    } = await ask("GET", `/games/${id}`, { token: way.token(), seen: way.seen ?? undefined });
    way.seen = etag;
    way.onGame(status === 200 ? game : null);
    return 0;
  } catch (error) {
    way.onTrouble(error);
    return error instanceof NoAnswer ? error.retryAfterMs : 0;
  }
}

/**
 * Reads the stream until it ends; "none" where there is none.
 * @param {string} id @param {Way} way @param {AbortSignal} signal
 */
async function stream(id, way, signal) {
  const silence = new AbortController();
  const token = way.token();
  signal.addEventListener("abort", () => silence.abort());
  try {
    const pending = fetch(`/v1/games/${id}/stream`, { headers: headersOf(way, token), signal: silence.signal });
    const response = await unlessSilent(pending, silence);
    if (!isStream(response) || !response.body) return response.status === 401 ? refuse(way, response, token) : "none";
    await readEvents(response.body, silence, (event) => hear(event, way));
    return "ended";
  } catch {
    return "ended";
  } finally {
    silence.abort();
  }
}

/**
 * Gives a stream up when nothing comes for too long.
 * @template T @param {Promise<T>} promise @param {AbortController} silence @returns {Promise<T>}
 */
function unlessSilent(promise, silence) {
  const timer = setTimeout(() => silence.abort(), SILENCE_MS);
  return promise.finally(() => clearTimeout(timer));
}

/** @param {Response} response */
const isStream = ({ ok, headers }) => ok && (headers.get("Content-Type") ?? "").startsWith("text/event-stream");

/** @param {Way} way @param {string | undefined} token */
function headersOf(way, token) {
  const headers = { ...IN_LANGUAGE, Accept: "text/event-stream", "Last-Event-ID": String(way.version()) };
  return token ? { ...headers, Authorization: `Bearer ${token}` } : headers;
}

/** @param {Way} way @param {Response} response @param {string | undefined} token */
async function refuse(way, response, token) {
  way.onTrouble(new Refusal(response.status, await response.json().catch(() => ({})), token));
  return "none";
}

/**
 * Calls `hearEvent` with every event.
 * @param {ReadableStream<any>} body @param {AbortController} silence @param {(event: Heard) => void} hearEvent
 */
async function readEvents(body, silence, hearEvent) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  for (;;) {
    const { value, done } = await unlessSilent(reader.read(), silence);
    if (done) return;
    const blocks = (waiting + value.replaceAll("\r\n", "\n")).split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const block of blocks) hearEvent(parseEvent(block));
  }
}

/** @typedef {{event: string, id?: string, data: string}} Heard */

/** One event of a stream. @param {string} block @returns {Heard} */
export function parseEvent(block) {
  /** @type {Heard & Record<string, string>} */
  const event = { event: "message", data: "" };
  for (const line of block.split("\n")) {
    const [, field, value] = /^(\w*): ?(.*)$/.exec(line) ?? [];
    if (field === "data") event.data += (event.data && "\n") + value;
    else if (field) event[field] = value;
  }
  return event;
}

/** Anything that comes is a sign of life. @param {Heard} heard @param {Way} way */
const hear = ({ event, data }, way) => way.onGame(event === "game" && data ? JSON.parse(data) : null);

/**
 * Waits; not for long once the signal says so.
 * @param {number} ms @param {AbortSignal} [signal] @returns {Promise<void> | null}
 */
function pause(ms, signal) {
  if (signal?.aborted || !ms) return null;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
