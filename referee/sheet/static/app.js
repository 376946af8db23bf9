/** The screen that the address names. Each is loaded when it is first shown. */
import { html, useEffect, useState } from "./lib.js";
import { Notices } from "./parts/notices.js";
import { Page } from "./parts/page.js";
import { place } from "./router.js";
import { useObserved } from "./store.js";
import { t } from "./text.js";

/** By the first part of the address. */
const SCREENS = {
  "": () => import("./screens/home.js"),
  new: () => import("./screens/new-game.js"),
  game: () => import("./screens/game.js"),
  club: () => import("./screens/club.js"),
};

export function App() {
  const { parts } = useObserved(place);
  return html`<${Loaded} load=${SCREENS[parts[0] ?? ""] ?? SCREENS[""]} parts=${parts.slice(1)} /><${Notices} />`;
}

/** A screen, or a part of one, once its module is there. A module exports it as `Screen`. */
export function Loaded({ load, meanwhile = html`<main class="page" aria-busy="true"></main>`, ...more }) {
  const [found, setFound] = useState(/** @type {any} */ ({}));
  useEffect(() => {
    let wanted = true;
    load().then(
      ({ Screen }) => wanted && setFound({ load, Screen }),
      () => wanted && setFound({ load, failed: true }),
    );
    return () => (wanted = false);
  }, [load]);
  // A part that could not be loaded is left out; a whole screen says so.
  if (found.load === load && found.failed) return meanwhile && html`<${NotThere} />`;
  if (found.load !== load) return meanwhile;
  return html`<${found.Screen} ...${more} />`;
}

function NotThere() {
  useEffect(() => {
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return html`<${Page} title=${t("app.offline.title")} back="#/">
    <p>${t("app.offline.text")}</p>
    <button type="button" onClick=${reload}>${t("app.again")}</button>
  </${Page}>`;
}

/** Loads the page again, unless there would be nothing to load it from. */
const reload = () =>
  fetch(location.pathname, { method: "HEAD" }).then(
    () => location.reload(),
    () => null,
  );
