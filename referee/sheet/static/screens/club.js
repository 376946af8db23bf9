/** One club: lets in whoever has a token for it, and shows the screen below it that the address names. */
import "../club/texts.js";
import { NoAnswer } from "../api.js";
import { Loaded } from "../parts/loaded.js";
import { SignInPage, signIn } from "../club/sign-in.js";
import { lostTokens } from "../club/connection.js";
import { knownClub } from "../clubs.js";
import { html, useEffect, useState } from "../lib.js";
import { loadStyle } from "../parts/loading.js";
import { go, link } from "../router.js";
import { useObserved } from "../store.js";

await loadStyle("clubs.css");

/** @type {Record<string, () => Promise<{Screen: any}>>} */
const SCREENS = {
  founded: () => import("../club/founded.js"),
  games: () => import("../club/games.js"),
  members: () => import("../club/members.js"),
  member: () => import("../club/member.js"),
  standings: () => import("../club/standings.js"),
  money: () => import("../club/money.js"),
  ledger: () => import("../club/ledger.js"),
  keys: () => import("../club/keys.js"),
};

/** @param {{parts: string[]}} props */
export function Screen({ parts: [id, screen = "games", ...rest] }) {
  useObserved(lostTokens);
  const club = knownClub(id);
  if (screen === "open") return html`<${Invited} key=${rest[0]} id=${id} token=${rest[0]} />`;
  if (!club?.token) return html`<${SignInPage} club=${club} />`;
  return html`<${Loaded} key=${`${screen}/${rest.join("/")}`} load=${SCREENS[screen] ?? SCREENS.games} club=${club}
    parts=${rest} />`;
}

/**
 * A link that was shared: its secret is kept here, and does not stay in the address.
 * @param {{id: string, token: string}} props
 */
function Invited({ id, token }) {
  const [refusal, setRefusal] = useState(/** @type {unknown} */ (null));
  const enter = () => {
    setRefusal(null);
    signIn(token).then((club) => club ?? go(link("club", id), { replace: true }), setRefusal);
  };
  useEffect(() => {
    history.replaceState(history.state, "", link("club", id));
    enter();
  }, [token]);
  if (!refusal) return html`<main class="page" aria-busy="true"></main>`;
  // The secret is in the address no more: what did not get through must be tried again from here.
  return html`<${SignInPage} club=${knownClub(id)} refusal=${refusal}
    onAgain=${refusal instanceof NoAnswer ? enter : null} />`;
}
