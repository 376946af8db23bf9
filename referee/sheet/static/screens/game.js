/** One game: opens it, follows it, and shows the screen below it that the address names. */
import { FamilyContext, useFamilyOf } from "../families.js";
import { isBegunHere, knownGame, rememberGame } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { showPack } from "../parts/cards.js";
import { backFrom } from "../parts/game-page.js";
import { GameTrouble } from "../parts/game-trouble.js";
import { Loaded, NotThere, useModule, Waited } from "../parts/loaded.js";
import { Page } from "../parts/page.js";
import { go, link } from "../router.js";
import { isReady } from "../ready.js";
import { openSession } from "../session.js";
import { stored } from "../storage.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";

/** @typedef {import("../session.js").Session} Session */

/** @type {Record<string, () => Promise<{Screen: any}>>} */
const SCREENS = {
  board: () => import("./board.js"),
  enter: () => import("./enter.js"),
  history: () => import("./history.js"),
  amend: () => import("./amend.js"),
  referee: () => import("./referee.js"),
  people: () => import("./people.js"),
  share: () => import("./share.js"),
  rules: () => import("./rules.js"),
  chart: () => import("./chart.js"),
};

/** @param {{parts: string[]}} props */
export function Screen({ parts }) {
  const [id, screen, ...rest] = parts;
  useEffect(() => void (screen === "open" && takeToken(id, rest[0])), [id, screen, rest[0]]);
  const moved = id && stored("drafts", `moved ${id}`);
  if (moved) return go(link("game", moved, ...parts.slice(1)), { replace: true });
  if (!id) return go("#/", { replace: true });
  return screen === "open" ? html`<${Waited} />` : html`<${Opened} key=${id} ...${{ id, screen, rest }} />`;
}

/**
 * A link that was shared: its secret is kept here, and does not stay in the address.
 * @param {string} id @param {string} token
 */
async function takeToken(id, token) {
  const address = location.hash;
  if (knownGame(id)?.token) {
    const other = await import("../share/other-link.js").catch(() => null);
    if (other) return other.takeOther(id, token, address);
  } else await rememberGame(id, { token });
  if (location.hash === address) go(link("game", id), { replace: true });
}

/**
 * Once a game is there, its other screens and what opens on the board are loaded too: the connection may be gone when
 * somebody goes to them.
 */
const QUIET_MS = 2500;
const PARTS = ["reasons", "transfers", "refusal", "row-menu"].map((part) => () => import(`../board/${part}.js`));
const loadEnd = () => import("../end/end.js");
/** @param {(() => Promise<unknown>)[]} loads */
const loadAll = (loads) => loads.forEach((load) => load().catch(() => null));

const loadBegun = () => import("../phone/begun.js");

/** @param {{id: string, screen?: string, rest: string[]}} props */
function Opened({ id, screen = "board", rest }) {
  const [session, setSession] = useState(/** @type {Session | null} */ (null));
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let close = /** @type {() => void} */ (() => undefined);
    const open = (/** @type {(id: string) => Session} */ way) => {
      const opened = way(id);
      ({ close } = opened);
      setSession(opened);
    };
    if (isBegunHere(id))
      loadBegun().then(
        ({ openHere }) => open(openHere),
        () => setMissing(true),
      );
    else open(openSession);
    setTimeout(loadAll, QUIET_MS, [...Object.values(SCREENS), ...PARTS, loadEnd]);
    return () => close();
  }, [id]);
  if (isMissing) return html`<${NotThere} />`;
  return session ? html`<${Sitting} ...${{ session, screen, rest }} />` : html`<${Waited} />`;
}

const loadForeseen = () => import("../phone/foreseen.js");
const loadNothing = () => Promise.resolve({ Foreseen: AsItIs });

/** @param {{session: Session, screen: string, rest: string[]}} props */
function Sitting({ session, screen, rest }) {
  const sitting = useObserved(session.state);
  const { module } = useModule(isReady() ? loadForeseen : loadNothing);
  const show = (/** @type {any} */ shown, /** @type {Session} */ seen) =>
    html`<${Shown} ...${{ session: seen, sitting: shown, screen, rest }} />`;
  return html`<${module?.Foreseen ?? AsItIs} ...${{ session, sitting, show }} />`;
}

/** A game as the service said it last. @param {any} props */
const AsItIs = ({ session, sitting, show }) => show(sitting, session);

/** @param {any} props */
function Shown({ session, sitting, screen, rest }) {
  const { family, failed } = useFamilyOf(sitting.game?.family);
  useEffect(() => void (family && setTimeout(loadAll, QUIET_MS, family.later)), [family]);
  showPack(family?.packs?.[sitting.cards?.pack]);
  useEffect(() => showPack, []);
  if (!sitting.game || !sitting.rules) {
    return html`<${Page} title=${t("game.title")} back=${backFrom(sitting.id)}>
      ${
        sitting.trouble
          ? html`<${GameTrouble} sitting=${sitting} />`
          : html`<p aria-busy="true">${t("app.loading")}
        </p>`
      }
    </${Page}>`;
  }
  if (!family) return failed ? html`<${NotThere} />` : html`<${Waited} />`;
  return html`<${FamilyContext.Provider} value=${family}>
    <${Loaded} key=${`${screen}/${rest.join("/")}`} load=${SCREENS[screen] ?? SCREENS.board}
      ...${{ session, sitting, parts: rest }} />
  </${FamilyContext.Provider}>`;
}
