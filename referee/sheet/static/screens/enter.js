/** Entering a hand with one thumb: who and which cards, what it will do, and off it goes. */
import { NoAnswer } from "../api.js";
import { formOf, isBegun, keepForm } from "../entry/asked.js";
import { begunBy, bodyOf, draftOf, emptyHand, fitting, missingOf } from "../entry/draft.js";
import { HandForm } from "../entry/hand-form.js";
import { HandPreview, inShort, usePreview } from "../entry/preview.js";
import { Taken } from "../entry/taken.js";
import { html, useState } from "../lib.js";
import { nextNumber } from "../numbering.js";
import { enter, entriesOf, mend, onDelivery, outbox, takeBack } from "../outbox.js";
import "../parts/later-texts.js";
import { notify } from "../parts/notices.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { go, link } from "../router.js";
import { forget, keep, kept } from "../storage.js";
import { playersIn } from "../table.js";
import { t } from "../text.js";

export function Screen({ session, sitting, parts }) {
  const { game, rules, sheet, id } = sitting;
  const mended = outbox.get().find((entry) => String(entry.id) === parts[0]);
  const [typed, setDraft] = useState(() => (mended ? draftOf(mended.body) : begun(id, rules, parts)));
  const players = playersIn(game);
  const draft = fitting(typed, players);
  const number = numberOf(game, mended?.body.number ?? draft.number, mended?.turn);
  const ahead =
    !mended && entriesOf(id).some(({ kind, state }) => kind === "hand" || (kind === "removal" && state === "waiting"));
  const theirs = mended || ahead ? null : sheet.find((act) => act.kind === "hand" && act.number === number);
  const whole = game.status === "playing" && !theirs && !missingOf(draft, players, rules);
  const body = whole ? bodyOf(draft, players, rules, number) : null;
  const preview = usePreview("POST", `/games/${id}/hands`, ahead ? null : body, session);
  const change = (next) => {
    const pinned = { ...next, number };
    if (!mended) keep("drafts", id, pinned);
    if (next.form !== draft.form) keepForm(id, next.form);
    setDraft(pinned);
  };
  const send = () => record({ session, mended, body, number });
  const errors = preview.error?.errors ?? mended?.problem?.errors ?? [];
  const unheard = preview.error instanceof NoAnswer;
  const state = !whole ? "open" : preview.answer || ahead || unheard ? "ready" : preview.error ? "wrong" : "asked";
  const action = {
    text: t(unheard ? "entry.keep" : "entry.record", { number }),
    does: preview.answer && inShort(preview.answer, game),
  };
  return html`<${Page} title=${t("entry.title", { number })} back=${link("game", id)}
    foot=${html`<${HandForm.Foot} ...${{ draft, players, rules, game, onChange: change, state }}
      action=${theirs || game.status !== "playing" ? null : action} onSend=${send} />`}>
    ${theirs ? html`<${Taken} ...${{ game, theirs }} />` : null}
    <${HandForm} ...${{ draft, players, rules, game, errors, onChange: change }} />
    <${Problem} error=${theirs || unheard ? null : preview.error} beside=${["/last_trick", "/outcome", "/exchange"]} />
    ${
      ahead && whole
        ? html`<p class="banner" role="status">${t("entry.ahead")}
      </p>`
        : html`<${HandPreview} preview=${preview} game=${game} />`
    }
  </${Page}>`;
}

/** What was begun before, or on the board with a tap on a player: `of/p2`. */
function begun(id, rules, [how, player]) {
  const draft = kept("drafts", id);
  const form = formOf(id, rules);
  if (how === "of" && !isBegun(draft)) return begunBy(form, player);
  return draft ?? emptyHand(form);
}

/**
 * The number stays what it was when the first card was entered, so that nobody enters the same hand as two; unless
 * earlier hands have been removed meanwhile.
 */
function numberOf(game, pinned, turn) {
  const coming = nextNumber(game, turn);
  return pinned && !(game.next && coming < pinned) ? pinned : coming;
}

async function record({ session, mended, body, number }) {
  const entry = mended ? await mend(mended, body) : await enter(session.id, "hand", "hands", body);
  await forget("drafts", session.id);
  go(link("game", session.id));
  notify(t("entry.kept", { number }), { action: t("app.undo"), onAction: () => undo(session, entry, number) });
}

async function undo(session, entry, number) {
  const removal = await takeBack(entry, session.state.get().game.club ? t("entry.undo_reason") : "");
  const tell = () => notify(t("entry.undone", { number }));
  if (!removal) return tell();
  const stop = onDelivery(({ id }, answer) => id === removal.id && (stop(), answer && tell()));
}
