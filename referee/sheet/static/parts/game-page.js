/** A screen of a game, with the ways to the others at its foot. */
import { useFamily } from "../families.js";
import { clubOf } from "../games.js";
import { html } from "../lib.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { GameTrouble } from "./game-trouble.js";
import { Icon } from "./icons.js";
import { Page } from "./page.js";

const TABS = [
  ["board", "board"],
  ["history", "history"],
  ["referee", "referee"],
  ["people", "table"],
  ["share", "share"],
];

/** @param {any} props `isBare` where there is no foot, as on a screen that nobody taps */
export function GamePage({ sitting, tab, title, below, back, foot, aside, wide, isBare, children }) {
  const { id, game } = sitting;
  const { loadClaims } = useFamily();
  const tabs = TABS.filter(([name]) => loadClaims || name !== "referee");
  const about = [below, ofClub(game)].filter(Boolean).join(" · ");
  const feet = html`${foot}<nav class="tabs" aria-label=${t("game.tabs")}>
    ${tabs.map(
      ([
        name,
        icon,
      ]) => html`<a key=${name} href=${link("game", id, name)} aria-current=${name === tab ? "page" : undefined}>
      <${Icon} name=${icon} /><span>${t(`game.tab.${name}`)}</span>
    </a>`,
    )}
  </nav>`;
  return html`<${Page} title=${title} about=${about} back=${back ?? backFrom(id)} aside=${aside} wide=${wide}
    foot=${isBare ? null : feet}>
    <${GameTrouble} sitting=${sitting} />${children}
  </${Page}>`;
}

/** The ways to the other screens of a game for one without tabs, behind its three dots. @param {string} id */
export const screenItems = (id) =>
  ["history", "people", "share"].map((name) => ({
    key: name,
    text: t(`game.tab.${name}`),
    href: link("game", id, name),
  }));

/** The address to which a game is left: a club's to the club, others to the list of games. @param {string} id */
export function backFrom(id) {
  const club = clubOf(id);
  return club ? link("club", club.id) : "#/";
}

/** Whose game it is, and at which event. Who only watches it may not know the club's name. @param {any} game */
function ofClub(game) {
  if (!game?.club) return null;
  const club = clubOf(game.id);
  return [club ? t("game.of", club) : t("game.of_a_club"), game.event].filter(Boolean).join(" · ");
}
