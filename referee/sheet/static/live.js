/**
 * Every change of a game as it happens: by the game's stream where the service has one, else by asking whether there is
 * a newer version. The stream is read with `fetch`, since an `EventSource` cannot send a token.
 */
import { ask, Refusal } from "./api.js";

const POLL_MS = 2500;
const AGAIN_MS = 1500;
const NO_STREAM_MS = 60_000;
const SILENCE_MS = 45_000;

/**
 * Follows a game until the returned function is called.
 * @param {string} id
 * @param {{token(): string | undefined, version(): number, onGame(game): void, onTrouble(error): void}} way
 */
export function follow(id, way) {
  const stop = new AbortController();
  let streamAfter = 0;
  async function run() {
    while (!stop.signal.aborted) {
      if (performance.now() >= streamAfter && !document.hidden) {
        const reason = await stream(id, way, stop.signal);
        if (reason === "none") streamAfter = performance.now() + NO_STREAM_MS;
      }
      await pause(document.hidden ? 4 * POLL_MS : streamAfter ? POLL_MS : AGAIN_MS, stop.signal);
      if (!stop.signal.aborted) await poll(id, way);
    }
  }
  run();
  return () => stop.abort();
}

async function poll(id, way) {
  try {
    const { status, document: game } = await ask("GET", `/games/${id}`, { token: way.token(), seen: way.version() });
    if (status === 200) way.onGame(game);
    else way.onGame(null);
  } catch (error) {
    way.onTrouble(error);
  }
}

/** Reads the stream until it ends; "none" where there is none. */
async function stream(id, way, signal) {
  const silence = new AbortController();
  const stopped = () => silence.abort();
  signal.addEventListener("abort", stopped);
  try {
    const response = await fetch(`/v1/games/${id}/stream`, { headers: headersOf(way), signal: silence.signal });
    if (!isStream(response)) return response.status === 401 ? refuse(way, response) : "none";
    await readEvents(response.body, silence, (event) => hear(event, way));
    return "ended";
  } catch {
    return "ended";
  } finally {
    signal.removeEventListener("abort", stopped);
    silence.abort();
  }
}

const isStream = ({ ok, headers }) => ok && (headers.get("Content-Type") ?? "").startsWith("text/event-stream");

function headersOf(way) {
  const token = way.token();
  const headers = { Accept: "text/event-stream", "Last-Event-ID": String(way.version()) };
  return token ? { ...headers, Authorization: `Bearer ${token}` } : headers;
}

async function refuse(way, response) {
  way.onTrouble(new Refusal(response.status, await response.json().catch(() => ({}))));
  return "none";
}

/** Calls `hear` with every event. A stream that is silent for too long is given up. */
async function readEvents(body, silence, hearEvent) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  for (;;) {
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const { value, done } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return;
    const blocks = (waiting + value.replaceAll("\r\n", "\n")).split("\n\n");
    waiting = blocks.pop();
    for (const block of blocks) hearEvent(parseEvent(block));
  }
}

/** One event of a stream: `event`, `id` and `data`. */
export function parseEvent(block) {
  const event = { event: "message", data: "" };
  for (const line of block.split("\n")) {
    const [, field, value] = /^(\w*): ?(.*)$/.exec(line) ?? [];
    if (field === "data") event.data += (event.data && "\n") + value;
    else if (field) event[field] = value;
  }
  return event;
}

function hear({ event, data }, way) {
  if (event === "game" && data) way.onGame(JSON.parse(data));
}

function pause(ms, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}
