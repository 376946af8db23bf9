/** One game: opens it, follows it, and shows the screen below it that the address names. */
import { FamilyContext, useFamilyOf } from "../families.js";
import { rememberGame } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { backFrom } from "../parts/game-page.js";
import { GameTrouble } from "../parts/game-trouble.js";
import { Loaded, NotThere, Waited } from "../parts/loaded.js";
import { Page } from "../parts/page.js";
import { go, link } from "../router.js";
import { openSession } from "../session.js";
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
  useEffect(() => void (screen === "open" && takeToken(id, rest[0])), [id, screen]);
  if (!id) return go("#/", { replace: true });
  return screen === "open" ? html`<${Waited} />` : html`<${Opened} key=${id} ...${{ id, screen, rest }} />`;
}

/**
 * A link that was shared: its secret is kept here, and does not stay in the address.
 * @param {string} id @param {string} token
 */
async function takeToken(id, token) {
  await rememberGame(id, { token });
  go(link("game", id), { replace: true });
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

/** @param {{id: string, screen?: string, rest: string[]}} props */
function Opened({ id, screen = "board", rest }) {
  const [session, setSession] = useState(/** @type {Session | null} */ (null));
  useEffect(() => {
    const opened = openSession(id);
    setSession(opened);
    setTimeout(loadAll, QUIET_MS, [...Object.values(SCREENS), ...PARTS, loadEnd]);
    return opened.close;
  }, [id]);
  return session ? html`<${Sitting} ...${{ session, screen, rest }} />` : html`<${Waited} />`;
}

/** @param {{session: Session, screen: string, rest: string[]}} props */
function Sitting({ session, screen, rest }) {
  const sitting = useObserved(session.state);
  const { family, failed } = useFamilyOf(sitting.game?.family);
  useEffect(() => void (family && setTimeout(loadAll, QUIET_MS, family.later)), [family]);
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
