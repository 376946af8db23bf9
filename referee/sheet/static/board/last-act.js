/** What the last entry of the sheet did, and the way to take it back, until there is another one. */
import { ask, freshKey } from "../api.js";
import { useFamily } from "../families.js";
import { html, useMemo } from "../lib.js";
import { entriesOf } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { errorText } from "../parts/error-text.js";
import { isRound } from "../table.js";
import { t } from "../text.js";
import { RoundLines } from "./round-lines.js";

export function LastAct({ session, sitting: { game, sheet, sheetVersion }, mayScore }) {
  const { board, words } = useFamily();
  const act = sheet.at(-1);
  if (!act) return null;
  const lines = tellingLines(act.lines, board);
  const { itemOf } = board;
  const isListed = itemOf && isRound(act) && lines.length > 1;
  const said = lines.map((line) => line.text).join(" ") || (saysItself(act) ? "" : board.said(act, game));
  if (!isRound(act) && !said) return null;
  const text = isListed ? null : said || t("board.no_change");
  // What still waits to be sent would be entered behind it.
  const may = mayScore && sheetVersion === game.version && !entriesOf(game.id).length;
  return html`<section class="paper last-act" aria-label=${t("board.last")}>
    <p>${isRound(act) ? html`<strong>${t("board.next", { ...words, ...act })}</strong> ` : null}${text}</p>
    ${isListed ? html`<${RoundLines} ...${{ game, lines, itemOf }} />` : null}
    ${may ? html`<${TakeBack} key=${act.event} ...${{ session, game, act }} />` : null}
  </section>`;
}

/**
 * Those that do not happen in every round anyway.
 * @param {any[]} lines @param {import("../families.js").BoardParts} board
 */
export const tellingLines = (lines, { isRoutine = () => false }) => lines.filter((line) => !isRoutine(line));

/** Whether an act that moved no score needs no words of its family. */
const saysItself = (act) => isRound(act) || act.kind === "end";

function TakeBack({ session, game, act }) {
  const { words } = useFamily();
  const { number, event } = act;
  const key = useMemo(freshKey, [game.version]);
  const reason = game.club ? `?${new URLSearchParams({ reason: t("entry.undo_reason") })}` : "";
  const what = isRound(act) ? "" : "_act";
  const path = isRound(act) ? `hands/${number}` : `events/${event}`;
  const takeBack = () =>
    ask("DELETE", `/games/${game.id}/${path}${reason}`, { token: session.token(), key, version: game.version }).then(
      ({ document }) => (session.show(document.game), notify(t(`board.taken_back${what}`, { ...words, number }))),
      (failure) => (notify(errorText(failure)), session.refresh()),
    );
  return html`<button type="button" class="link-button" onClick=${takeBack}>
    ${t(`board.take_back${what}`, { ...words, number })}
    </button>`;
}
