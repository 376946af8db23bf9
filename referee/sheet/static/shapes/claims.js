/** The questions to the referee, in forms made from the shapes of a family's claims. */
import { html, useState } from "../lib.js";
import { Problem } from "../parts/problem.js";
import { useQuestion } from "../referee/question.js";
import { RefereeForms, RefereePage } from "../referee/referee-page.js";
import { AskButton } from "../referee/slots.js";
import { Verdict } from "../referee/verdict.js";
import { playersIn } from "../table.js";
import { t } from "../text.js";
import { missingText, openText } from "./entry.js";
import { titleOf } from "./family.js";
import { begun } from "./known.js";
import { fieldOf, without } from "./model.js";
import { unbegunIn } from "./open.js";
import { seatsOf } from "./seats.js";
import { useShapeForm } from "./shape-form.js";
import { bodyOf, fitting } from "./value.js";
import { wordOf } from "./word.js";

/** @typedef {{kind: string, field: any, title: string, asks?: string}} Claim */

/** @param {import("./family.js").Kind[]} claims */
export function claimsOf(claims) {
  const claimForms = claims.map((claim) => ({
    kind: claim.kind,
    field: without({ ...fieldOf(claim.schema), label: "", hint: "" }, "kind"),
    title: titleOf(claim),
    asks: claim.asks,
  }));
  return (/** @type {any} */ { session, sitting, questions, onAsked, about: [, player] }) => {
    // Every form keeps what stands in it, so all are there; those that these rules have no use for are not offered.
    const offered = claimForms.filter(({ kind }) => sitting.claims?.includes(kind) ?? true);
    const [kind, setKind] = useState(offered[0]?.kind);
    const forms = Object.fromEntries(
      claimForms.map((claim) => [claim.kind, useClaim(claim, { session, sitting, onAsked }, player)]),
    );
    if (!offered.length)
      return html`<${RefereePage} ...${{ session, sitting, questions }}>
        <p class="hint">${t("referee.none")}</p></${RefereePage}>`;
    return html`<${RefereeForms} ...${{ session, sitting, questions, kind, forms }} onKind=${setKind}
      kinds=${offered.map((claim) => [claim.kind, claim.title])} />`;
  };
}

/** @param {Claim} claim @param {any} asking @param {string | undefined} player Whom it is about, if that is known */
function useClaim({ kind, field, asks }, { session, sitting: { game, rules, cards }, onAsked }, player) {
  const [first] = useState(() => begun(field, game.next, player));
  const [typed, setValue] = useState(first);
  const table = { game, rules, cards, players: playersIn(game) };
  const value = fitting(field, typed, seatsOf(table));
  const { verdict, error, busy, put } = useQuestion(session, { kind, ...bodyOf(field, value) }, onAsked);
  const { form, keys } = useShapeForm({ field, value, table, errors: error?.errors, onChange: setValue });
  const missing = missingText(field, value, table) ?? openText(unbegunIn(field, value, first), table);
  return {
    main: html`<section class="paper"><div class="shapes">${form}</div></section>
      <${Problem} error=${error} />
      <${Verdict} verdict=${verdict} game=${game} word=${verdict && wordOf(asks, verdict)} />`,
    foot: html`${keys}<${AskButton} text=${t("referee.ask")} missing=${missing} busy=${busy} onAsk=${put} />`,
  };
}
