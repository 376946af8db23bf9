/** The first screen: a game that is being played, the way to a new one, the games and clubs that this phone knows. */
import { Games } from "../home/games.js";
import { Clubs } from "../home/clubs.js";
import { Join } from "../home/join.js";
import { Running } from "../home/running.js";
import { SameTable } from "../home/same-table.js";
import { StatisticsLink } from "../home/statistics-link.js";
import "../home/texts.js";
import { knownGames } from "../games.js";
import { html, useLayoutEffect, useRef, useState } from "../lib.js";
import { storedDraft } from "../new/draft.js";
import { gamesOf } from "../new/groups.js";
import { Tiles } from "../new/tiles.js";
import { online } from "../outbox.js";
import { useVariants } from "../parts/documents.js";
import { useHeld } from "../parts/held.js";
import { Icon } from "../parts/icons.js";
import { Loaded } from "../parts/loaded.js";
import { loadStyle } from "../parts/loading.js";
import { Page } from "../parts/page.js";
import { StorageTrouble } from "../parts/trouble.js";
import { isReady } from "../ready.js";
import { canBeReady } from "../ready-for-more.js";
import { go } from "../router.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";

await loadStyle("home.css");

const loadSheet = () => import("../new/games-sheet.js");
const MARK = new URL("../icon.svg", import.meta.url).href;

/** @param {{name: string}} props The first part of the address: `games` has the games to choose from over it */
export function Screen({ name }) {
  const [games, setGames] = useState(knownGames());
  const variants = useVariants();
  const isChoosing = name === "games";
  const close = useClosing(isChoosing);
  const running = games.find(({ game }) => game?.status === "playing");
  const last = games.find(({ game }) => game)?.game;
  const change = () => setGames(knownGames());
  return html`<${Page} title=${t("home.title")} heading=${html`<img class="mark" src=${MARK} alt="" />${t("app.name")}`}
    about=${t("home.sentence")}>
    <${StorageTrouble} />
    ${running ? html`<${Running} key=${running.id} known=${running} variants=${variants} onChange=${change} />` : null}
    <nav class="home-start" aria-label=${t("home.start")}>
      <a role="button" class=${`big${running ? " secondary-button" : ""}`} aria-haspopup="dialog"
        href=${storedDraft().variant ? "#/new" : "#/games"}><${Icon} name="plus" />${t("home.new")}</a>
      ${last ? html`<${SameTable} game=${last} />` : null}
    </nav>
    ${games.length ? null : html`<${KnownGames} variants=${variants} />`}
    <${Games} games=${games.filter((known) => known !== running)} variants=${variants} onChange=${change} />
    <${Clubs} />
    <${Join} />
    ${games.length ? html`<${StatisticsLink} />` : null}
    <p class="small-print"><a href="#/settings"><${Icon} name="globe" />${t("app.language")}</a></p>
    ${
      canBeReady() || isReady()
        ? html`<p class="small-print"><a href="#/settings">${t(isReady() ? "home.phone_ready" : "home.phone")}</a></p>`
        : null
    }
    <p class="small-print"><a href="/docs">${t("home.api")}</a></p>
    ${isChoosing ? html`<${Loaded} load=${loadSheet} meanwhile=${null} onClose=${close} />` : null}
  </${Page}>`;
}

/**
 * Closes the games to choose from: one step back where they were opened from here, so that whoever goes back later does
 * not meet them again. @param {boolean} isOpen @returns {() => void}
 */
function useClosing(isOpen) {
  const wasClosed = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) wasClosed.current = true;
  }, [isOpen]);
  return () => (wasClosed.current ? history.back() : go("#/", { replace: true }));
}

/**
 * The games there are, for a phone that knows none yet; their room before they come, so that nothing moves then. Where
 * they cannot come, since nobody answers, what is below is not pushed out of sight for them.
 * @param {{variants?: import("../new/groups.js").Variant[]}} props
 */
function KnownGames({ variants }) {
  const held = useHeld(variants);
  const connected = useObserved(online);
  if (held) return html`<${Tiles} games=${gamesOf(held)} base=${["new"]} />`;
  return connected || isReady() ? html`<div class="room"></div>` : null;
}
