/** What the referee is asked, in forms made from the shapes of a family's claims. */
import { html, useState } from "../lib.js";
import { Problem } from "../parts/problem.js";
import { useAsking } from "../referee/asking.js";
import { RefereeForms, RefereePage } from "../referee/referee-page.js";
import { AskButton } from "../referee/slots.js";
import { Verdict } from "../referee/verdict.js";
import { playersIn } from "../table.js";
import { t } from "../text.js";
import { missingText, openText } from "./entry.js";
import { titleOf } from "./family.js";
import { fieldOf, without } from "./model.js";
import { unbegunIn } from "./open.js";
import { seatsOf } from "./seats.js";
import { useShapeForm } from "./shape-form.js";
import { bodyOf, emptyOf, fitting } from "./value.js";
import { wordOf } from "./word.js";

/** @param {import("./family.js").Kind[]} claims */
export function claimsOf(claims) {
  const asked = claims.map((claim) => ({
    kind: claim.kind,
    field: without({ ...fieldOf(claim.schema), label: "", hint: "" }, "kind"),
    title: titleOf(claim),
  }));
  return ({ session, sitting, asked: times, onAsked }) => {
    // Every form keeps what stands in it, so all are there; those that these rules have no use for are not offered.
    const offered = asked.filter(({ kind }) => sitting.claims?.includes(kind) ?? true);
    const [kind, setKind] = useState(offered[0]?.kind);
    const forms = Object.fromEntries(asked.map((one) => [one.kind, useClaim(one, { session, sitting, onAsked })]));
    if (!offered.length)
      return html`<${RefereePage} ...${{ session, sitting }} asked=${times}>
        <p class="hint">${t("referee.none")}</p></${RefereePage}>`;
    return html`<${RefereeForms} ...${{ session, sitting, kind, forms }} asked=${times} onKind=${setKind}
      kinds=${offered.map((one) => [one.kind, one.title])} />`;
  };
}

function useClaim({ kind, field, title }, { session, sitting: { game, rules, cards }, onAsked }) {
  const [typed, setValue] = useState(() => emptyOf(field));
  const table = { game, rules, cards, players: playersIn(game) };
  const value = fitting(field, typed, seatsOf(table));
  const { verdict, error, busy, put } = useAsking(session, { kind, ...bodyOf(field, value) }, onAsked);
  const { form, keys } = useShapeForm({ field, value, table, errors: error?.errors, onChange: setValue });
  const missing = missingText(field, value, table) ?? openText(unbegunIn(field, value), table);
  return {
    main: html`<section class="paper"><div class="shapes">${form}</div></section>
      <${Problem} error=${error} />
      <${Verdict} verdict=${verdict} game=${game} word=${verdict && wordOf(title, verdict)} />`,
    foot: html`${keys}<${AskButton} text=${t("referee.ask")} missing=${missing} busy=${busy} onAsk=${put} />`,
  };
}
