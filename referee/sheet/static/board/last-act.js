/** What the last entry of the sheet did, and the way to take it back, until there is another one. */
import { ask, freshKey } from "../api.js";
import { html, useMemo } from "../lib.js";
import { entriesOf } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { told } from "../parts/problem.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";

export function LastAct({ session, sitting: { game, sheet, sheetVersion }, mayScore }) {
  const act = sheet.at(-1);
  if (!act) return null;
  const isHand = act.kind === "hand";
  const text = act.lines.map((line) => line.text).join(" ") || (act.kind === "dealer" && t("waiting.dealer", { name: nameOf(game, act.player) }));
  if (!isHand && !text) return null;
  // What still waits to be sent would be entered behind it.
  const may = mayScore && isHand && sheetVersion === game.version && !entriesOf(game.id).length;
  return html`<section class="paper last-act" aria-label=${t("board.last")}>
    <p>${isHand ? html`<strong>${t("board.next", act)}</strong> ` : null}${text}</p>
    ${may ? html`<${TakeBack} key=${act.event} ...${{ session, game, act }} />` : null}
  </section>`;
}

function TakeBack({ session, game, act: { number } }) {
  const key = useMemo(freshKey, [game.version]);
  const reason = game.club ? `?${new URLSearchParams({ reason: t("entry.undo_reason") })}` : "";
  const takeBack = () => ask("DELETE", `/games/${game.id}/hands/${number}${reason}`, { token: session.token(), key, version: game.version }).then(
    ({ document }) => (session.show(document.game), notify(t("board.taken_back", { number }))),
    (failure) => (notify(told(failure)), session.refresh()));
  return html`<button type="button" class="link-button" onClick=${takeBack}>${t("board.take_back", { number })}</button>`;
}
