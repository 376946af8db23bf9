/** Entering a round with one thumb: what it takes, what it will do, and off it goes. */
import { NoAnswer } from "../api.js";
import { keepForm } from "../entry/form-choice.js";
import { menuOf } from "../entry/forms-menu.js";
import { inShort, RoundPreview, usePreview } from "../entry/preview.js";
import { Send } from "../entry/send.js";
import { NumberConflict } from "../entry/number-conflict.js";
import { useFamily } from "../families.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { nextNumber } from "../numbering.js";
import { enter, entriesOf, mend, outbox } from "../outbox.js";
import "../parts/later-texts.js";
import { NotThere, useModule, Waited } from "../parts/loaded.js";
import { Menu } from "../parts/menu.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { StableHeight } from "../parts/stable-height.js";
import { isLeaving, isRoundEntry, isRoundRemoval } from "../queue.js";
import { go, link } from "../router.js";
import { forget, keep, stored } from "../storage.js";
import { playersIn } from "../table.js";
import { t } from "../text.js";

/** @typedef {import("../families.js").Entry} Entry */
/** @typedef {import("../families.js").Table} Table */
/** @typedef {import("../session.js").Session} Session */
/** @typedef {{session: Session, sitting: import("../session.js").Sitting, parts: string[]}} Props */

/** The status of an answer to whoever has a key or link that no longer counts. */
const REVOKED = 401;

/** @param {Props} props */
export function Screen(props) {
  const { module, failed } = useModule(useFamily().loadEntry);
  if (module) return html`<${Entering} ...${props} entry=${module.entry} />`;
  return failed ? html`<${NotThere} />` : html`<${Waited} />`;
}

/** @param {Props & {entry: Entry}} props */
function Entering({ session, sitting, parts, entry }) {
  const family = useFamily();
  const { words } = family;
  const { game, rules, cards, sheet, id } = sitting;
  const mended = outbox.get().find((waiting) => String(waiting.id) === parts[0]);
  const unsent = Math.max(0, nextNumber(game, mended?.turn) - (game.next?.number ?? 0));
  const players = playersIn(game).filter((player) => !isLeaving(entriesOf(id), player.id, mended?.turn));
  const table = { game, rules, cards: cards ?? null, players, entry: sitting.entry, ahead: unsent };
  const [typed, setDraft] = useState(() => (mended ? entry.read(mended.body, table) : begun(entry, table, parts)));
  const draft = entry.fit(typed, table);
  const untouched = useRef(JSON.stringify(draft));
  const number = numberOf(game, mended?.body.number ?? draft.number, mended?.turn);
  const ahead = !mended && entriesOf(id).some((waiting) => isAhead(waiting) && !game.foreseen?.includes(waiting.key));
  const recorded = mended || ahead ? null : sheet.find((act) => act.number === number);
  // Where two who enter the same confirm each other, the service says whether ours is the same.
  const mayAgree = recorded && game.confirmations;
  const missing = entry.missing(draft, table);
  const whole = (mayAgree || (game.status === "playing" && !recorded)) && !missing;
  const body = whole ? entry.body(draft, table, number) : null;
  const preview = usePreview("POST", `/games/${id}/hands`, ahead ? null : body, session);
  const theirs = mayAgree && !preview.error ? null : recorded;
  const change = (/** @type {any} */ next) => {
    if (isTappedAgain()) return;
    const pinned = { ...next, number };
    if (!mended) keep("drafts", id, pinned);
    if (next.form !== draft.form) keepForm(id, next.form);
    setDraft(pinned);
  };
  // A refusal was of what was sent; what the preview says of it is of what stands there now.
  // A key that no longer counts is nothing wrong with the round.
  const isRevoked = preview.error?.status === REVOKED;
  const errors = (!isRevoked && preview.error?.errors) || (preview.answer ? [] : (mended?.problem?.errors ?? []));
  const asks = preview.error?.errors ? (entry.asks?.(draft, table, errors) ?? null) : null;
  const unheard = preview.error instanceof NoAnswer;
  const refused = preview.error && !asks ? "wrong" : "asked";
  const state = !whole || asks ? "open" : preview.answer || ahead || unheard ? "ready" : refused;
  const props = { draft, table, errors: asks && entry.forms ? [] : errors, preview, onChange: change };
  const named = { ...words, number };
  const send = (/** @type {boolean} */ isUnasked) =>
    record({ session, mended, body, ends: endsIt(preview.answer), isUnasked });
  const isBegun = parts[0] === "of" || JSON.stringify(draft) !== untouched.current;
  const isSentAtOnce = !mended && isBegun && !theirs && entry.isSentAtOnce?.(draft, table);
  const isTappedAgain = useTapsTogether(isSentAtOnce && whole && !preview.error);
  useOnce(state === "ready" && isSentAtOnce, () => send(true));
  const shown = isSentAtOnce && state === "ready" ? "asked" : state;
  const button = html`<${Send} ...${{ missing: missing ?? asks, state: shown }}
    text=${t(unheard ? "entry.keep" : "entry.record", named)}
    does=${preview.answer && !entry.forms && inShort(preview.answer, game, family)} isTyped=${entry.isTyped(draft)}
    onSend=${() => send(false)} />`;
  const items = menuOf(entry, draft, table, change);
  return html`<${Page} title=${t("entry.title", named)} back=${link("game", id)}
    aside=${html`<${Menu} items=${items} />`}
    foot=${html`<${entry.Foot} ...${props} />${theirs || (game.status !== "playing" && !mayAgree) ? null : button}`}>
    ${theirs ? html`<${NumberConflict} ...${{ game, theirs }} />` : null}
    <${entry.Form} ...${props} />
    <${StableHeight}>
      <${Problem} error=${theirs || unheard || asks ? null : preview.error}
        beside=${isRevoked ? [] : entry.beside} isLive />
      ${
        ahead && whole
          ? html`<p class="banner" role="status">${t("entry.ahead", words)}</p>`
          : entry.forms && !unheard
            ? null
            : html`<${RoundPreview} preview=${preview} game=${game} />`
      }
    </${StableHeight}>
  </${Page}>`;
}

/**
 * Does something the first time that it may be done: a round is sent but once, however often it is drawn.
 * @param {unknown} may @param {() => void} act
 */
function useOnce(may, act) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!may || isDone.current) return;
    isDone.current = true;
    act();
  }, [may]);
}

/** A finger that taps twice means it once. */
const DOUBLE_TAP_MS = 400;

/**
 * Answers whether a tap belongs to the one before, which has told all of a round that is sent by that.
 * @param {unknown} isTold
 */
function useTapsTogether(isTold) {
  const since = useRef(-Infinity);
  if (!isTold) since.current = -Infinity;
  else if (since.current === -Infinity) since.current = Date.now();
  return () => Date.now() - since.current < DOUBLE_TAP_MS;
}

/** True if what waits to be sent decides which number comes next. @param {import("../queue.js").Entry} waiting */
const isAhead = (waiting) => isRoundEntry(waiting) || (isRoundRemoval(waiting) && waiting.state === "waiting");

/**
 * The draft that was begun before, or on the board with a tap on a player: `of/p2`.
 * @param {Entry} entry @param {Table} table @param {string[]} parts
 */
const begun = (entry, table, [how, player]) =>
  entry.begin(table, stored("drafts", table.game.id), how === "of" ? player : undefined);

/**
 * The number stays what it was when the first of it was entered, so that nobody enters the same round as two; unless
 * earlier rounds have been removed meanwhile.
 * @param {any} game @param {number | undefined} pinned @param {number | undefined} turn
 */
function numberOf(game, pinned, turn) {
  const coming = nextNumber(game, turn);
  return pinned && !(game.next && coming < pinned) ? pinned : coming;
}

/** True if the game is over with it, as far as the service has said. @param {any} answer */
const endsIt = (answer) => Boolean(answer?.game && answer.game.status !== "playing");

/** A hand holds the phone: it feels that the round is kept. */
const FELT_MS = 20;

/**
 * A round that was sent without a tap on a button would be sent again by the way back, and is not left there.
 * @param {{session: Session, mended: import("../queue.js").Entry | undefined, body: any,
 *   ends: boolean, isUnasked: boolean}} round
 */
async function record({ session, mended, body, ends, isUnasked }) {
  await (mended ? mend(mended, body) : enter(session.id, "hand", "hands", body, ends ? { ends } : {}));
  await forget("drafts", session.id);
  navigator.vibrate?.(FELT_MS);
  go(link("game", session.id), { replace: isUnasked });
}
