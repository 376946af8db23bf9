/** The effect of the last entry of the sheet, and the way to take it back, until there is another one. */
import { ask, freshKey } from "../api.js";
import { useFamily } from "../families.js";
import { html, useMemo } from "../lib.js";
import { enter, entriesOf } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { errorText } from "../parts/error-text.js";
import { isWorkedOutHere } from "../ready.js";
import { link } from "../router.js";
import { isRound, rowsOf } from "../table.js";
import { t } from "../text.js";
import { gainText } from "./gains.js";
import { RoundLines } from "./round-lines.js";

/** @param {{session: any, sitting: any, mayScore: boolean}} props */
export function LastAct({ session, sitting: { game, sheet, sheetVersion }, mayScore }) {
  const { board, player, words } = useFamily();
  const act = sheet.at(-1);
  if (!act) return null;
  const lines = tellingLines(act.lines, board);
  const { itemOf } = board;
  const summary = lines.map((line) => line.text).join(" ") || saidText(act, game, board);
  // What still waits to be sent would be entered behind it.
  const may = mayScore && sheetVersion === game.version && !entriesOf(game.id).length;
  if (!isRound(act) && (!summary || (act.kind === "end" && !lines.length && !may))) return null;
  return html`<section class="last-act" aria-live="polite" aria-label=${t("board.last")}>
    ${
      isRound(act)
        ? html`<details key=${act.event}><summary><span><strong>${t("board.next", { ...words, ...act })}</strong>${" "}
            ${gainsText(act, game, board, player) || t("board.no_change")}</span></summary>
            ${
              itemOf && lines.length > 1
                ? html`<${RoundLines} ...${{ game, lines, itemOf }} />`
                : html`<ul class="sentences">${lines.map(({ text }, at) => html`<li key=${at}>${text}</li>`)}</ul>`
            }</details>`
        : html`<p>${summary}</p>`
    }
    ${
      may && isRound(act) && game.status === "playing"
        ? html`<a class="link-button" href=${link("game", game.id, "amend", String(act.number))}
            aria-label=${t("board.correct", { ...words, ...act })}>${t("board.correct_short")}</a>`
        : null
    }
    ${may ? html`<${TakeBack} key=${act.event} ...${{ session, game, act }} />` : null}
  </section>`;
}

/**
 * Every side whose score an act changed, and how.
 * @param {any} act @param {any} game
 * @param {import("../families.js").BoardParts} board @param {import("../families.js").PlayerParts} player
 */
const gainsText = (act, game, board, player) =>
  rowsOf(game)
    .map((row) => ({ name: row.name, points: gainText(row, act, game, board, player) }))
    .filter(({ points }) => points)
    .map((gain) => t("board.gain", gain))
    .join(", ");

/**
 * Those that do not happen in every round anyway.
 * @param {any[]} lines @param {import("../families.js").BoardParts} board
 */
export const tellingLines = (lines, { isRoutine = () => false }) => lines.filter((line) => !isRoutine(line));

/**
 * An act that moved no score, in words. That of an end is only there for who may take it back.
 * @param {any} act @param {any} game @param {import("../families.js").BoardParts} board
 */
function saidText(act, game, board) {
  if (isRound(act)) return "";
  return act.kind === "end" ? t("board.ended") : board.said(act, game);
}

/** The board tells what comes of it: the entry before is the last one then. @param {any} props */
function TakeBack({ session, game, act }) {
  const { words } = useFamily();
  const { number, event } = act;
  const key = useMemo(freshKey, [game.version]);
  const reason = game.club ? `?${new URLSearchParams({ reason: t("entry.undo_reason") })}` : "";
  const suffix = isRound(act) ? "" : "_act";
  const path = isRound(act) ? `hands/${number}` : `events/${event}`;
  const label = t(`board.undo${suffix}`, { ...words, number });
  const more = { method: /** @type {const} */ ("DELETE"), key, version: game.version, text: label };
  const takeBackLater = () => enter(game.id, "correction", `${path}${reason}`, undefined, more);
  const takeBackNow = () =>
    ask("DELETE", `/games/${game.id}/${path}${reason}`, { token: session.token(), key, version: game.version }).then(
      ({ document }) => session.show(document.game),
      (failure) => (notify(errorText(failure)), session.refresh()),
    );
  const takeBack = () => (isWorkedOutHere(game.id) ? takeBackLater() : takeBackNow());
  return html`<button type="button" class="link-button" onClick=${takeBack} aria-label=${label}>
    ${t("app.undo")}</button>`;
}
