/** A screen of a game, with the ways to the others at its foot. */
import { html } from "../lib.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { GameTrouble } from "./game-trouble.js";
import { Icon } from "./icons.js";
import { Page } from "./page.js";

const TABS = [["board", "board"], ["history", "history"], ["referee", "referee"], ["people", "table"], ["share", "share"]];

export function GamePage({ sitting, tab, title, below, back, foot, aside, wide, children }) {
  const { id } = sitting;
  const feet = html`${foot}<nav class="tabs" aria-label=${t("game.tabs")}>
    ${TABS.map(([name, icon]) => html`<a key=${name} href=${link("game", id, name)} aria-current=${name === tab ? "page" : undefined}>
      <${Icon} name=${icon} /><span>${t(`game.tab.${name}`)}</span>
    </a>`)}
  </nav>`;
  return html`<${Page} title=${title} below=${below} back=${back ?? "#/"} foot=${feet} aside=${aside} wide=${wide}>
    <${GameTrouble} sitting=${sitting} />${children}
  </${Page}>`;
}
