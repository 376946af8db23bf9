/** Somebody leaves the table, with all that it changes. */
import { Correction } from "../history/correction.js";
import { html, useState } from "../lib.js";
import { Chips } from "../parts/fields.js";
import { drop, entriesOf } from "../outbox.js";
import { isLeaving } from "../queue.js";
import { go, link } from "../router.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { Act } from "./act.js";
import { act } from "./acting.js";
import { useAddressed, useMended } from "./mending.js";
import "./texts.js";

/** @param {{session: any, game: any}} props */
export function Leave(props) {
  const mended = useMended("withdrawal");
  const named = useAddressed("withdrawal");
  return html`<${Act} title=${t("people.leave")} open=${Boolean(mended ?? named)}>
    <${Form} ...${props} mended=${mended} named=${mended?.body.player ?? named} /></${Act}>`;
}

/**
 * All that it changes is read first, where that can be known; else it is kept until it is sent.
 * @param {{session: any, game: any, mended?: import("../queue.js").Entry, named?: string}} props `named` is who leaves,
 *   where that was said already
 */
function Form({ session, game, mended, named }) {
  const [player, setPlayer] = useState(named ?? null);
  const staying = game.players.filter(
    (/** @type {any} */ { id, withdrawn }) => !withdrawn && !isLeaving(entriesOf(game.id), id, mended?.turn),
  );
  const done = t("people.kept.withdrawal", { name: player && nameOf(game, player) });
  const keep = () => act(game, "withdrawal", "withdrawals", { player }, done, { mended });
  const leave = () => {
    if (mended) drop(mended);
    go(link("game", game.id));
  };
  return html`<${Chips} label=${t("people.leave")} players=${staying} chosen=${[player]} onTap=${setPlayer} />
    ${
      player
        ? html`<${Correction} key=${player} ...${{ session, game }} method="POST" path="withdrawals" body=${{ player }}
      action=${t("people.leave_now")} done=${done} onKeep=${keep} onDone=${leave} />`
        : null
    }`;
}
