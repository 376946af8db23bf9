import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { mock, test } from "node:test";
import { runInNewContext } from "node:vm";

const page = "../../referee/sheet/static";
const container = Object.assign(new EventTarget(), { controller: null });
Object.defineProperty(globalThis, "navigator", {
  value: { language: "en-GB", onLine: true, serviceWorker: container },
});
globalThis.location = { search: "", hash: "", pathname: "/" };
globalThis.localStorage = { getItem: () => null };
const { follow } = await import(`${page}/handover.js`);
const SOURCE = await readFile(new URL(`${page}/service-worker.js`, import.meta.url), "utf8");
const ORIGIN = "https://cards.example";
const SHELL = {
  version: "new",
  root: "/sheet/",
  files: ["/", "/sheet/new/main.js"],
  languages: { en: ["/sheet/new/messages/en/main.js"], da: ["/sheet/new/messages/da/main.js"] },
  engine: ["/sheet/new/phone/engine.js"],
};

/** A worker of a registration, and the messages that it gets. */
function worker() {
  const messages = [];
  return Object.assign(new EventTarget(), { messages, postMessage: (data) => messages.push(data.handover) });
}

/** The service worker in a browser whose caches and network are these: `stored` by cache, and an answer by address. */
function browserOf(stored, connected = async () => new Response("")) {
  const registration = { waiting: null };
  const heard = {};
  const pathOf = (request) => (typeof request === "string" ? request : new URL(request.url).pathname);
  const caches = {
    keys: async () => Object.keys(stored),
    delete: async (name) => delete stored[name],
    has: async (name) => name in stored,
    match: async (request) => Object.values(stored).find((paths) => paths.has(pathOf(request))) && new Response(""),
    async open(name) {
      const paths = (stored[name] ??= new Set());
      const keys = async () => [...paths].map((path) => ({ url: `${ORIGIN}${path}` }));
      return {
        keys,
        addAll: async (more) => void (await Promise.all(more.map(connected)), more.forEach((path) => paths.add(path))),
      };
    },
  };
  let tookOver = 0;
  const self = { registration, location: new URL(`${ORIGIN}/service-worker.js?lang=en`) };
  self.addEventListener = (name, hear) => (heard[name] = hear);
  self.skipWaiting = async () => void tookOver++;
  self.clients = { claim: async () => {} };
  runInNewContext(SOURCE, { SHELL, self, caches, fetch: connected, Date, URL, Response, setTimeout });
  const happens = async (name, more) => {
    const waited = [];
    heard[name]({
      ports: [],
      waitUntil: (done) => waited.push(done),
      respondWith: (done) => waited.push(done),
      ...more,
    });
    await Promise.all(waited);
  };
  return { registration, happens, tookOver: () => tookOver };
}

const request = (path) => ({ request: { method: "GET", mode: "cors", url: `${ORIGIN}${path}` } });
const WHEN_QUIET = { data: { language: "en", handover: "when quiet" } };

test("a worker that waits is to take over when it suits, and after a minute anyway", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const [active, waiting] = [worker(), worker()];
  const registration = Object.assign(new EventTarget(), { active, waiting: null, installing: waiting });
  follow(registration);
  assert.deepEqual(active.messages, []);
  Object.assign(registration, { installing: null, waiting });
  waiting.dispatchEvent(new Event("statechange"));
  assert.deepEqual([active.messages, waiting.messages], [["when quiet"], []]);
  for (let seconds = 0; seconds < 60; seconds += 3) mock.timers.tick(3000);
  assert.equal(active.messages.length, 20);
  assert.deepEqual(waiting.messages, ["now"]);
  mock.timers.tick(60_000);
  assert.deepEqual(waiting.messages, ["now", "now"]);
  Object.assign(registration, { active: waiting, waiting: null });
  waiting.dispatchEvent(new Event("statechange"));
  mock.timers.tick(60_000);
  assert.deepEqual(waiting.messages, ["now", "now"]);
  const newest = worker();
  registration.installing = newest;
  registration.dispatchEvent(new Event("updatefound"));
  Object.assign(registration, { installing: null, waiting: newest });
  navigator.onLine = false;
  newest.dispatchEvent(new Event("statechange"));
  assert.deepEqual([waiting.messages, newest.messages], [["now", "now"], []]);
  navigator.onLine = true;
  mock.timers.tick(60_000);
  assert.deepEqual([waiting.messages, newest.messages], [["now", "now", "when quiet"], []]);
  mock.timers.reset();
});

test("a worker gives way when no request has been on its way for a moment, of whatever page", async () => {
  mock.timers.enable({ apis: ["Date"], now: 1e12 });
  let arrive = () => {};
  const browser = browserOf({}, () => new Promise((resolve) => (arrive = () => resolve(new Response("")))));
  const newer = (browser.registration.waiting = worker());
  const slow = browser.happens("fetch", request("/sheet/old/board.js"));
  mock.timers.tick(60_000);
  await browser.happens("message", WHEN_QUIET);
  await new Promise(setImmediate);
  arrive();
  await slow;
  await browser.happens("message", WHEN_QUIET);
  await browser.happens("fetch", request("/v1/games"));
  mock.timers.tick(1000);
  await browser.happens("message", WHEN_QUIET);
  assert.deepEqual(newer.messages, []);
  mock.timers.tick(1);
  await browser.happens("message", WHEN_QUIET);
  assert.deepEqual(newer.messages, ["now"]);
  mock.timers.reset();
});

test("one that takes over first keeps what the phone has come to need since it was installed", async () => {
  let isOnline = true;
  const stored = { "sheet-old": new Set(["/"]) };
  const browser = browserOf(stored, async () => {
    if (!isOnline) throw new TypeError("no connection");
    return new Response("");
  });
  await browser.happens("install");
  assert.deepEqual([...stored["sheet-new"]], [...SHELL.files, ...SHELL.languages.en]);
  assert.equal(browser.tookOver(), 0);
  stored.phone = new Set();
  isOnline = false;
  await browser.happens("message", { data: { language: "da", handover: "now" } });
  assert.equal(browser.tookOver(), 0);
  isOnline = true;
  await browser.happens("message", { data: { language: "da", handover: "now" } });
  assert.equal(browser.tookOver(), 1);
  for (const path of [...SHELL.languages.da, ...SHELL.engine]) assert.ok(stored["sheet-new"].has(path), path);
});

test("one that nobody asked keeps it as well, or lets the files of before be", async () => {
  let isOnline = false;
  const stored = { "sheet-old": new Set(["/", "/sheet/old/messages/da/main.js"]), "sheet-new": new Set() };
  const browser = browserOf(stored, async () => {
    if (!isOnline) throw new TypeError("no connection");
    return new Response("");
  });
  await browser.happens("activate");
  assert.ok("sheet-old" in stored);
  isOnline = true;
  await browser.happens("activate");
  assert.ok(stored["sheet-new"].has(SHELL.languages.da[0]));
  assert.ok(!("sheet-old" in stored));
});
