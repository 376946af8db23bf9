/**
 * Keeps the score sheet for when there is no connection. The server writes `SHELL` above this: the version, the files
 * that belong to it, and those of each language. Kept are those of the page's language, which the page adds to the
 * address of this file, and English for what is in no other. The API is never touched: what it says is kept by the
 * sheet itself.
 */
const CACHE = `sheet-${SHELL.version}`;
const PATIENCE_MS = 3000;
const LANGUAGE = new URL(self.location.href).searchParams.get("lang");
const FILES = new Set([...SHELL.files, ...SHELL.languages.en, ...(SHELL.languages[LANGUAGE] ?? [])]);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname === "/") event.respondWith(newestPage(request));
  else if (pathname.startsWith(SHELL.root)) event.respondWith(cachedFile(request));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The page as the server has it now; the kept one when that takes too long, or the server is down. */
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

/** A file never changes under its address, so the kept one is as good. */
async function cachedFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}
