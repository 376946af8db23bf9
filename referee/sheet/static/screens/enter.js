/** Entering a round with one thumb: what it takes, what it will do, and off it goes. */
import { NoAnswer } from "../api.js";
import { tellEntered } from "../entry/entered.js";
import { keepForm } from "../entry/form-kept.js";
import { inShort, RoundPreview, usePreview } from "../entry/preview.js";
import { Send } from "../entry/send.js";
import { Taken } from "../entry/taken.js";
import { useFamily } from "../families.js";
import { html, useState } from "../lib.js";
import { nextNumber } from "../numbering.js";
import { enter, entriesOf, mend, outbox } from "../outbox.js";
import "../parts/later-texts.js";
import { NotThere, useModule, Waited } from "../parts/loaded.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { Steady } from "../parts/steady.js";
import { isRoundEntry } from "../queue.js";
import { go, link } from "../router.js";
import { forget, keep, kept } from "../storage.js";
import { playersIn } from "../table.js";
import { t } from "../text.js";

export function Screen(props) {
  const { module, failed } = useModule(useFamily().loadEntry);
  if (module) return html`<${Entering} ...${props} entry=${module.entry} />`;
  return failed ? html`<${NotThere} />` : html`<${Waited} />`;
}

function Entering({ session, sitting, parts, entry }) {
  const family = useFamily();
  const { words } = family;
  const { game, rules, cards, sheet, id } = sitting;
  const mended = outbox.get().find((one) => String(one.id) === parts[0]);
  const unsent = Math.max(0, nextNumber(game, mended?.turn) - (game.next?.number ?? 0));
  const table = { game, rules, cards, players: playersIn(game), ahead: unsent };
  const [typed, setDraft] = useState(() => (mended ? entry.read(mended.body) : begun(entry, table, parts)));
  const draft = entry.fit(typed, table);
  const number = numberOf(game, mended?.body.number ?? draft.number, mended?.turn);
  const ahead = !mended && entriesOf(id).some(isAhead);
  const theirs = mended || ahead ? null : sheet.find((act) => act.number === number);
  const missing = entry.missing(draft, table);
  const whole = game.status === "playing" && !theirs && !missing;
  const body = whole ? entry.body(draft, table, number) : null;
  const preview = usePreview("POST", `/games/${id}/hands`, ahead ? null : body, session);
  const change = (next) => {
    const pinned = { ...next, number };
    if (!mended) keep("drafts", id, pinned);
    if (next.form !== draft.form) keepForm(id, next.form);
    setDraft(pinned);
  };
  // A refusal was of what was sent; what the preview says of it is of what stands there now.
  const errors = preview.error?.errors ?? (preview.answer ? [] : (mended?.problem?.errors ?? []));
  const asks = preview.error?.errors ? (entry.asks?.(draft, table, errors) ?? null) : null;
  const unheard = preview.error instanceof NoAnswer;
  const refused = preview.error && !asks ? "wrong" : "asked";
  const state = !whole || asks ? "open" : preview.answer || ahead || unheard ? "ready" : refused;
  const props = { draft, table, errors, onChange: change };
  const named = { ...words, number };
  const send = html`<${Send} ...${{ missing: missing ?? asks, state }}
    text=${t(unheard ? "entry.keep" : "entry.record", named)}
    does=${preview.answer && inShort(preview.answer, game, family)} isTyped=${entry.isTyped(draft)}
    onSend=${() => record({ session, mended, body, named, ends: endsIt(preview.answer) })} />`;
  return html`<${Page} title=${t("entry.title", named)} back=${link("game", id)}
    foot=${html`<${entry.Foot} ...${props} />${theirs || game.status !== "playing" ? null : send}`}>
    ${theirs ? html`<${Taken} ...${{ game, theirs }} />` : null}
    <${entry.Form} ...${props} />
    <${Steady}>
      <${Problem} error=${theirs || unheard || asks ? null : preview.error} beside=${entry.beside} isLive />
      ${
        ahead && whole
          ? html`<p class="banner" role="status">${t("entry.ahead", words)}</p>`
          : html`<${RoundPreview} preview=${preview} game=${game} />`
      }
    </${Steady}>
  </${Page}>`;
}

/** Whether what waits to be sent decides which number comes next. */
const isAhead = (waiting) => isRoundEntry(waiting) || (waiting.kind === "removal" && waiting.state === "waiting");

/** What was begun before, or on the board with a tap on a player: `of/p2`. */
const begun = (entry, table, [how, player]) =>
  entry.begin(table, kept("drafts", table.game.id), how === "of" ? player : undefined);

/**
 * The number stays what it was when the first of it was entered, so that nobody enters the same round as two; unless
 * earlier rounds have been removed meanwhile.
 */
function numberOf(game, pinned, turn) {
  const coming = nextNumber(game, turn);
  return pinned && !(game.next && coming < pinned) ? pinned : coming;
}

/** Whether the game is over with it, as far as the service has said. */
const endsIt = (answer) => Boolean(answer?.game && answer.game.status !== "playing");

async function record({ session, mended, body, named, ends }) {
  const entry = mended
    ? await mend(mended, body)
    : await enter(session.id, "hand", "hands", body, ends ? { ends } : {});
  await forget("drafts", session.id);
  go(link("game", session.id));
  tellEntered(session, entry, named);
}
