/** The screen that the address names. Each is loaded when it is first shown. */
import { html } from "./lib.js";
import { Loaded } from "./parts/loaded.js";
import { Notices } from "./parts/notices.js";
import { place } from "./router.js";
import { useObserved } from "./store.js";

const loadHome = () => import("./screens/home.js");

/**
 * By the first part of the address. The games to choose from lie over the first screen.
 * @type {Record<string, () => Promise<{Screen: any}>>}
 */
const SCREENS = {
  "": loadHome,
  games: loadHome,
  new: () => import("./screens/new-game.js"),
  game: () => import("./screens/game.js"),
  club: () => import("./screens/club.js"),
  settings: () => import("./screens/settings.js"),
  statistics: () => import("./screens/statistics.js"),
};

export function App() {
  const { parts } = useObserved(place);
  const [name = "", ...more] = parts;
  return html`<${Loaded} load=${SCREENS[name] ?? loadHome} name=${name} parts=${more} /><${Notices} />`;
}
