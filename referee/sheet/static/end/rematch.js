/** After a game: another one at the same table, or the one that was begun already. */
import { ask, freshKey, NoAnswer } from "../api.js";
import { carryForm } from "../entry/form-choice.js";
import { isBegunHere, isScorer, mayScore, noteGame, rememberGame } from "../games.js";
import { html, useMemo, useState } from "../lib.js";
import { Problem } from "../parts/problem.js";
import { isReady } from "../ready.js";
import { begunHere } from "../ready-for-more.js";
import { go, link } from "../router.js";
import { t } from "../text.js";

/** @param {{session: any, game: any, look: string}} props `look` are the classes of its button */
export function Rematch({ session, game, look }) {
  const [error, setError] = useState(/** @type {any} */ (null));
  const key = useMemo(freshKey, [game.id]);
  if (game.rematch) return html`<${ToRematch} ...${{ game, look }} />`;
  if (!mayScore(game.id)) return null;
  const path = `/games/${game.id}/rematch`;
  const more = { token: session.token(), key };
  const beginHere = async (/** @type {unknown} */ failure) => {
    const begun = failure instanceof NoAnswer && !game.club ? await begunHere(path, more).catch(setError) : null;
    if (begun) await openRematch(game, begun);
    else if (begun === null)
      setError(
        isReady() && !game.club && failure instanceof NoAnswer ? { detail: t("board.rematch_not_here") } : failure,
      );
  };
  const begin = () =>
    isBegunHere(game.id)
      ? beginHere(new NoAnswer())
      : ask("POST", path, more).then(({ document }) => openRematch(game, document), beginHere);
  return html`<${Problem} error=${error} /><button type="button" class=${look} onClick=${begin}>${t("board.rematch")}
    </button>`;
}

/**
 * The way to it. Its tokens are its own: whoever keeps the score here needs a link to do so there.
 * @param {{game: any, look: string}} props
 */
function ToRematch({ game: { id, rematch, club }, look }) {
  const needsLink = !club && isScorer(id) && !isScorer(rematch);
  const goThere = () => {
    if (club) rememberGame(rematch, { club });
    carryForm(id, rematch);
  };
  return html`${needsLink ? html`<p class="hint">${t("board.rematch_link")}</p>` : null}
    <a role="button" class=${look} href=${link("game", rematch)} onClick=${goThere}>${t("board.to_rematch")}</a>`;
}

/** @param {any} before @param {any} game */
async function openRematch(before, game) {
  await rememberGame(game.id, game.club ? { club: game.club } : { token: game.scorer_token, scope: "score" });
  await noteGame(game);
  carryForm(before.id, game.id);
  go(link("game", game.id));
}
