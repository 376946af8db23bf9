/**
 * Keeps the score sheet for when there is no connection. The server writes `SHELL` above this: the version, the files
 * that belong to it, those of each language, and those of the engine. Kept are those of the page's language and English
 * for what is in no other; and those of the engine where this phone was made ready for no signal, which has a cache of
 * its own. The API is never touched: what it says is kept by the sheet itself.
 *
 * The first language stands in the address of this file. Another one comes as a message, since another address would
 * be another worker: requests that are on their way when workers are exchanged may get no answer, and hang. So a newer
 * one waits until no page is open, or until a page asks for it: when no request is on its way, or after a minute.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = `sheet-${SHELL.version}`;
const ENGINE_CACHE = "phone";
const ENGINE_ROOT = "/phone/";
const PATIENCE_MS = 3000;
const QUIET_MS = 1000;
const LANGUAGE = new URL(worker.location.href).searchParams.get("lang") ?? "";
const FILES = new Set([...SHELL.files, ...SHELL.languages.en, ...(SHELL.languages[LANGUAGE] ?? [])]);

let onTheirWay = 0;
let latest = 0;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then(async (cache) => cache.addAll(await filesOfPhone())));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

/** Keeps what this phone has come to need since the installation; as long as that cannot be had, nothing goes. */
async function begin() {
  if (await keep(await filesOfPhone())) await forgetOthers();
  await worker.clients.claim();
}

/** The files that this phone needs: of its languages, and of the engine where it was made ready for no signal. */
async function filesOfPhone() {
  const engine = (await caches.has(ENGINE_CACHE)) ? SHELL.engine : [];
  return [...new Set([...FILES, ...(await filesOfLanguages()), ...engine])];
}

/** The files of the languages that this phone has of another release. */
async function filesOfLanguages() {
  const requests = (
    await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
  ).flat();
  const has = (/** @type {string} */ tag) => requests.some(({ url }) => url.endsWith(`/messages/${tag}/main.js`));
  return Object.keys(SHELL.languages)
    .filter(has)
    .flatMap((tag) => SHELL.languages[tag]);
}

/**
 * A page says which language it is in, and that a newer worker waits. One that makes this phone ready for no signal
 * waits until the modules for it are kept as well.
 */
worker.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data === ENGINE_CACHE)
    event.waitUntil(keep([...FILES, ...SHELL.engine]).then((isKept) => ports[0].postMessage(isKept)));
  else if (data.handover === "now") event.waitUntil(takeOver(data.language));
  else if (data.handover) giveWay(data.language);
  else event.waitUntil(keep(SHELL.languages[data.language] ?? []));
});

/** Lets a newer worker take over, unless a request of any page is on its way. @param {string} language */
function giveWay(language) {
  const isQuiet = !onTheirWay && Date.now() - latest > QUIET_MS;
  if (isQuiet) worker.registration.waiting?.postMessage({ language, handover: "now" });
}

/** Takes the place of the worker before, once all is kept that it has kept meanwhile. @param {string} language */
async function takeOver(language) {
  if (await keep([...(await filesOfPhone()), ...(SHELL.languages[language] ?? [])])) await worker.skipWaiting();
}

worker.addEventListener("fetch", (event) => {
  latest = Date.now();
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate" && pathname === "/") answer(event, newestPage(request));
  else if ([SHELL.root, ENGINE_ROOT].some((root) => pathname.startsWith(root))) answer(event, cachedFile(request));
});

/** @param {FetchEvent} event @param {Promise<Response>} response */
function answer(event, response) {
  onTheirWay++;
  const counted = response.finally(() => {
    onTheirWay--;
    latest = Date.now();
  });
  event.respondWith(counted);
}

/** True once these are kept, as far as they are not yet. @param {string[]} paths */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = [...new Set(paths)].filter((path) => !present.has(path));
  return cache.addAll(missing).then(
    () => true,
    () => false,
  );
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![CACHE, ENGINE_CACHE].includes(name)).map((name) => caches.delete(name)));
}

/**
 * The page as the server has it now; the kept one when that takes too long, or the server is down.
 * @param {Request} request
 */
async function newestPage(request) {
  const cached = await caches.match("/");
  const fresh = fetch(request);
  if (!cached) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, cached));
  return Promise.race([
    fresh.then(
      (response) => (response.ok ? response : cached),
      () => cached,
    ),
    late,
  ]);
}

/** A file never changes under its address, so the kept one is as good. @param {Request} request */
async function cachedFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}
