/** After a game: another one at the same table, or the one that was begun already. */
import { ask, freshKey } from "../api.js";
import { mayScore, noteGame, rememberGame } from "../games.js";
import { html, useMemo, useState } from "../lib.js";
import { Problem } from "../parts/problem.js";
import { go, link } from "../router.js";
import { t } from "../text.js";

export function Screen({ session, game }) {
  const [error, setError] = useState(null);
  const key = useMemo(freshKey, [game.id]);
  if (game.rematch) return html`<a role="button" class="big" href=${link("game", game.rematch)}>${t("board.to_rematch")}</a>`;
  if (!mayScore(game.id)) return null;
  const begin = () => ask("POST", `/games/${game.id}/rematch`, { token: session.token(), key }).then(
    ({ document }) => openRematch(document), setError);
  return html`<${Problem} error=${error} /><button type="button" class="big" onClick=${begin}>${t("board.rematch")}</button>`;
}

async function openRematch(game) {
  await rememberGame(game.id, game.club ? { club: game.club } : { token: game.scorer_token, scope: "score" });
  await noteGame(game);
  go(link("game", game.id));
}
