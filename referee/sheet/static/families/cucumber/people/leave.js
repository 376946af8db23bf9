/** Somebody leaves the table, with all that it changes. */
import { Correction } from "../../../history/correction.js";
import { html, useState } from "../../../lib.js";
import { Chips } from "../../../parts/fields.js";
import { go, link } from "../../../router.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";

export function Leave({ session, game }) {
  const [player, setPlayer] = useState(null);
  const staying = game.players.filter(({ withdrawn }) => !withdrawn);
  return html`<${Chips} label=${t("people.leave")} players=${staying} chosen=${[player]} onTap=${setPlayer} />
    ${
      player
        ? html`<${Correction} key=${player} ...${{ session, game }} method="POST" path="withdrawals" body=${{ player }}
      action=${t("people.leave_now")} done=${t("people.kept.withdrawal", { name: nameOf(game, player) })}
        onDone=${() => go(link("game", game.id))} />`
        : null
    }`;
}
