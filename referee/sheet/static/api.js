/** The public API of the service this page came from. Nothing else is ever asked. */
import { language } from "./language.js";

/** The service answers in the language of the page, whatever the browser would ask for. */
export const IN_LANGUAGE = { "Accept-Language": language };
const PATIENCE_MS = 12_000;
/** Once an answer has begun; it may be long, and the connection slow. */
const PATIENCE_TO_READ_MS = 45_000;

/** The service refused; `document` is the problem document with every error it found, `token` what was asked with. */
export class Refusal extends Error {
  /** @param {number} status @param {any} document @param {string} [token] */
  constructor(status, document, token) {
    super(document?.detail ?? `${status}`);
    this.status = status;
    this.document = document ?? {};
    this.token = token;
  }

  /** @returns {{path: string, code: string, message: string}[]} */
  get errors() {
    return this.document.errors ?? [];
  }

  /** The first error's code: what must hold. */
  get code() {
    return this.errors[0]?.code ?? "";
  }
}

/** No answer came: no connection, or a service that is down or `busy`. Asking again later may help. */
export class NoAnswer extends Error {
  constructor({ busy = false, retryAfterMs = 0 } = {}) {
    super("no answer");
    this.busy = busy;
    this.retryAfterMs = retryAfterMs;
  }
}

/** @typedef {Refusal | NoAnswer} Failure Why something asked has no answer */

/**
 * @typedef {object} More
 * @property {unknown} [body]
 * @property {string} [token]
 * @property {string} [key]
 * @property {number} [version] What the game must stand at
 * @property {string} [seen] The ETag of what is known already
 * @property {boolean} [preview]
 */

/**
 * Asks the service.
 * @param {string} method
 * @param {string} path From `/v1` on
 * @param {More} [more]
 * @returns {Promise<{status: number, document: any, etag: string | null}>}
 */
export async function ask(method, path, more = {}) {
  const { address, ...request } = requestOf(method, path, more);
  const { response, text } = await patiently(address, request);
  if (response.status >= 500 || response.status === 429)
    throw new NoAnswer({ busy: true, retryAfterMs: retryAfterMs(response) });
  return answerOf(response.status, text, response.headers.get("ETag"), more.token);
}

/** A request as it is sent. @param {string} method @param {string} path From `/v1` on @param {More} more */
export function requestOf(method, path, more) {
  const address = `/v1${path}${more.preview ? `${path.includes("?") ? "&" : "?"}preview=true` : ""}`;
  const body = more.body === undefined ? undefined : JSON.stringify(more.body);
  return { address, method, headers: headersOf(more), body };
}

/**
 * The answer that came back.
 * @param {number} status @param {string} text @param {string | null} etag @param {string} [token]
 */
export function answerOf(status, text, etag, token) {
  if (status >= 400) throw new Refusal(status, parsed(text), token);
  return { status, document: parsed(text), etag };
}

/** @param {More} more */
function headersOf({ body, token, key, version, seen }) {
  /** @type {Record<string, string>} */
  const headers = { ...IN_LANGUAGE };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers["Idempotency-Key"] = key;
  if (version) headers["If-Match"] = `"${version}"`;
  if (seen) headers["If-None-Match"] = seen;
  return headers;
}

/** @param {string} address @param {RequestInit} request */
async function patiently(address, request) {
  const impatience = new AbortController();
  let timer = setTimeout(() => impatience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(address, { ...request, signal: impatience.signal });
    clearTimeout(timer);
    timer = setTimeout(() => impatience.abort(), PATIENCE_TO_READ_MS);
    return { response, text: await response.text() };
  } catch {
    throw new NoAnswer();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The time not to ask again, in milliseconds: `Retry-After` in seconds. A date would be by a clock that need not be
 * ours.
 * @param {Response} response
 */
export function retryAfterMs({ headers }) {
  const seconds = Number(headers.get("Retry-After"));
  return seconds > 0 ? 1000 * seconds : 0;
}

/** @param {string} text */
function parsed(text) {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    throw new NoAnswer();
  }
}

/**
 * Every item of a list that comes in pages.
 * @param {string} path @param {More} [more] @param {typeof ask} [asking] @returns {Promise<any[]>}
 */
export async function askAll(path, more, asking = ask) {
  const items = [];
  let after = "";
  do {
    const joint = path.includes("?") ? "&" : "?";
    const { document } = await asking("GET", `${path}${joint}limit=200${after}`, more);
    items.push(...document.items);
    after = document.next && `&after=${encodeURIComponent(document.next)}`;
  } while (after);
  return items;
}

/** A key that nobody else has: also where a page on plain http has no `randomUUID`. */
export function freshKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
