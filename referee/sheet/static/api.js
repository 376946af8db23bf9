/** The public API of the service this page came from. Nothing else is ever asked. */

const PATIENCE_MS = 12_000;

/** The service refused; `document` is the problem document with every error it found. */
export class Refusal extends Error {
  constructor(status, document, retryAfterS = 0) {
    super(document?.detail ?? `${status}`);
    Object.assign(this, { status, document: document ?? {}, retryAfterS });
  }

  get errors() {
    return this.document.errors ?? [];
  }

  /** The first error's code: what must hold. */
  get code() {
    return this.errors[0]?.code ?? "";
  }
}

/** No answer came: no connection, or a service that is down. Asking again later may help. */
export class NoAnswer extends Error {
  constructor(retryAfterS = 0) {
    super("no answer");
    this.retryAfterS = retryAfterS;
  }
}

/**
 * Asks the service.
 * @param {string} method
 * @param {string} path From `/v1` on
 * @param {{body?: unknown, token?: string, key?: string, version?: number, preview?: boolean}} [more]
 * @returns {Promise<{status: number, document: any}>}
 */
export async function ask(method, path, more = {}) {
  const address = `/v1${path}${more.preview ? `${path.includes("?") ? "&" : "?"}preview=true` : ""}`;
  const body = more.body === undefined ? undefined : JSON.stringify(more.body);
  const response = await patiently((signal) => fetch(address, { method, headers: headersOf(more), body, signal }));
  if (response.status >= 500 || response.status === 429) throw new NoAnswer(+response.headers.get("Retry-After"));
  const document = await documentOf(response);
  if (response.status >= 400) throw new Refusal(response.status, document);
  return { status: response.status, document };
}

function headersOf({ body, token, key, version, seen }) {
  const headers = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers["Idempotency-Key"] = key;
  if (version) headers["If-Match"] = `"${version}"`;
  if (seen) headers["If-None-Match"] = `"${seen}"`;
  return headers;
}

async function patiently(call) {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), PATIENCE_MS);
  try {
    return await call(impatience.signal);
  } catch {
    throw new NoAnswer();
  } finally {
    clearTimeout(timer);
  }
}

async function documentOf(response) {
  try {
    const text = await response.text();
    return text ? JSON.parse(text) : null;
  } catch {
    throw new NoAnswer();
  }
}

/** Every item of a list that comes in pages. */
export async function askAll(path, more) {
  const items = [];
  let after = "";
  do {
    const joint = path.includes("?") ? "&" : "?";
    const { document } = await ask("GET", `${path}${joint}limit=200${after}`, more);
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
