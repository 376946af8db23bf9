/** Once a club's evening is settled, its games are locked: then only an admin puts something right. */
import { ask, freshKey } from "../api.js";
import { mayIn } from "../clubs.js";
import { clubOf } from "../games.js";
import { html, useMemo, useState } from "../lib.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { t } from "../text.js";

/** @param {{session: import("../session.js").Session, game: Api.Game}} props */
export function Lock({ session, game }) {
  const [error, setError] = useState(/** @type {unknown} */ (null));
  const key = useMemo(freshKey, [game.version]);
  if (!mayIn(clubOf(game.id), game.locked ? "admin" : "treasurer")) return null;
  const turn = () =>
    ask(game.locked ? "DELETE" : "POST", `/games/${game.id}/lock`, { token: session.token(), key }).then(
      ({ document }) => (
        setError(null),
        session.show(document),
        notify(t(document.locked ? "lock.locked" : "lock.unlocked"))
      ),
      setError,
    );
  return html`<section class="paper"><p>${t(game.locked ? "lock.unlock_text" : "lock.text")}</p>
    <${Problem} error=${error} />
    <button type="button" class="secondary-button" onClick=${turn}>${t(game.locked ? "lock.unlock" : "lock.lock")}
      </button></section>`;
}
