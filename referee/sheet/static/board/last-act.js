/** What the last entry of the sheet did, and the way to take it back, until there is another one. */
import { ask, freshKey } from "../api.js";
import { html, useMemo } from "../lib.js";
import { entriesOf } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { told } from "../parts/problem.js";
import { nameOf } from "../table.js";
import { signed, t } from "../text.js";

export function LastAct({ session, sitting: { game, sheet, sheetVersion }, mayScore }) {
  const act = sheet.at(-1);
  if (!act) return null;
  const isHand = act.kind === "hand";
  const text = act.lines.map((line) => line.text).join(" ") || sentenceOf(act, game);
  if (!isHand && !text) return null;
  // What still waits to be sent would be entered behind it.
  const may = mayScore && sheetVersion === game.version && !entriesOf(game.id).length;
  return html`<section class="paper last-act" aria-label=${t("board.last")}>
    <p>${isHand ? html`<strong>${t("board.next", act)}</strong> ` : null}${text}</p>
    ${may ? html`<${TakeBack} key=${act.event} ...${{ session, game, act }} />` : null}
  </section>`;
}

/** What an act says that moved no score. */
function sentenceOf({ kind, player, points }, game) {
  return ["hand", "end"].includes(kind)
    ? ""
    : t(`waiting.${kind}`, { name: nameOf(game, player), points: signed(points ?? 0) });
}

function TakeBack({ session, game, act: { kind, number, event } }) {
  const key = useMemo(freshKey, [game.version]);
  const reason = game.club ? `?${new URLSearchParams({ reason: t("entry.undo_reason") })}` : "";
  const what = kind === "hand" ? "" : "_act";
  const path = kind === "hand" ? `hands/${number}` : `events/${event}`;
  const takeBack = () =>
    ask("DELETE", `/games/${game.id}/${path}${reason}`, { token: session.token(), key, version: game.version }).then(
      ({ document }) => (session.show(document.game), notify(t(`board.taken_back${what}`, { number }))),
      (failure) => (notify(told(failure)), session.refresh()),
    );
  return html`<button type="button" class="link-button" onClick=${takeBack}>${t(`board.take_back${what}`, { number })}
    </button>`;
}
