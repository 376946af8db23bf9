/** Somebody leaves the table, with all that it changes. */
import { Correction } from "../history/correction.js";
import { html, useState } from "../lib.js";
import { Chips } from "../parts/fields.js";
import { go, link } from "../router.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { Act } from "./act.js";
import "./texts.js";

/** @param {{session: any, game: any}} props */
export const Leave = (props) => html`<${Act} title=${t("people.leave")}><${Form} ...${props} /></${Act}>`;

/** @param {{session: any, game: any}} props */
function Form({ session, game }) {
  const [player, setPlayer] = useState(/** @type {string | null} */ (null));
  const staying = game.players.filter((/** @type {any} */ { withdrawn }) => !withdrawn);
  return html`<${Chips} label=${t("people.leave")} players=${staying} chosen=${[player]} onTap=${setPlayer} />
    ${
      player
        ? html`<${Correction} key=${player} ...${{ session, game }} method="POST" path="withdrawals" body=${{ player }}
      action=${t("people.leave_now")} done=${t("people.kept.withdrawal", { name: nameOf(game, player) })}
        onDone=${() => go(link("game", game.id))} />`
        : null
    }`;
}
