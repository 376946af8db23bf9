/** Somebody leaves the table, with all that it changes. */
import { Correction } from "../history/correction.js";
import { html, useState } from "../lib.js";
import { Chips } from "../parts/fields.js";
import { go, link } from "../router.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { Act } from "./act.js";
import { useAddressed } from "./mending.js";
import "./texts.js";

/** @param {{session: any, game: any}} props */
export function Leave(props) {
  const named = useAddressed("withdrawal");
  return html`<${Act} title=${t("people.leave")} open=${Boolean(named)}>
    <${Form} ...${props} named=${named} /></${Act}>`;
}

/** @param {{session: any, game: any, named?: string}} props `named` is who leaves, where that was said already */
function Form({ session, game, named }) {
  const [player, setPlayer] = useState(named ?? null);
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
