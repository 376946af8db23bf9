/** After a game: another one at the same table, or the one that was begun already. */
import { ask, freshKey } from "../api.js";
import { carryForm } from "../entry/form-kept.js";
import { isScorer, mayScore, noteGame, rememberGame } from "../games.js";
import { html, useMemo, useState } from "../lib.js";
import { Problem } from "../parts/problem.js";
import { go, link } from "../router.js";
import { t } from "../text.js";

export function Screen({ session, game }) {
  const [error, setError] = useState(null);
  const key = useMemo(freshKey, [game.id]);
  if (game.rematch) return html`<${ToRematch} game=${game} />`;
  if (!mayScore(game.id)) return null;
  const begin = () =>
    ask("POST", `/games/${game.id}/rematch`, { token: session.token(), key }).then(
      ({ document }) => openRematch(game, document),
      setError,
    );
  return html`<${Problem} error=${error} /><button type="button" class="big" onClick=${begin}>${t("board.rematch")}
    </button>`;
}

/** Its tokens are its own: whoever keeps the score here needs a link to do so there. */
function ToRematch({ game: { id, rematch, club } }) {
  const needsLink = !club && isScorer(id) && !isScorer(rematch);
  const goThere = () => {
    if (club) rememberGame(rematch, { club });
    carryForm(id, rematch);
  };
  return html`${needsLink ? html`<p class="hint">${t("board.rematch_link")}</p>` : null}
    <a role="button" class="big" href=${link("game", rematch)} onClick=${goThere}>${t("board.to_rematch")}</a>`;
}

async function openRematch(before, game) {
  await rememberGame(game.id, game.club ? { club: game.club } : { token: game.scorer_token, scope: "score" });
  await noteGame(game);
  carryForm(before.id, game.id);
  go(link("game", game.id));
}
