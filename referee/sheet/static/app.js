/** The screen that the address names. Each is loaded when it is first shown. */
import { html } from "./lib.js";
import { Loaded } from "./parts/loaded.js";
import { Notices } from "./parts/notices.js";
import { place } from "./router.js";
import { useObserved } from "./store.js";

/** By the first part of the address. */
const SCREENS = {
  "": () => import("./screens/home.js"),
  new: () => import("./screens/new-game.js"),
  game: () => import("./screens/game.js"),
  club: () => import("./screens/club.js"),
  settings: () => import("./screens/settings.js"),
};

export function App() {
  const { parts } = useObserved(place);
  return html`<${Loaded} load=${SCREENS[parts[0] ?? ""] ?? SCREENS[""]} parts=${parts.slice(1)} /><${Notices} />`;
}
