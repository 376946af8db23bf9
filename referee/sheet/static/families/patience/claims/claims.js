/** The questions to the referee of a patience: all questions are about one layout, which is put together by tapping. */
import { html, useState } from "../../../lib.js";
import { Problem } from "../../../parts/problem.js";
import { useQuestion } from "../../../referee/question.js";
import { RefereeForms } from "../../../referee/referee-page.js";
import { AskButton } from "../../../referee/slots.js";
import { keep, stored } from "../../../storage.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import "../style.js";
import { Answer } from "./answer.js";
import { dealt, layoutBody, layoutOf } from "./layout.js";
import { LayoutForm, LayoutKeys } from "./layout-form.js";
import { missingIn, moveBody, MoveForm, Options } from "./move-form.js";

const KINDS = ["moves", "move", "stuck", "won", "layout", "start"];

/** @param {any} props */
export function Screen({ session, sitting, questions, onAsked }) {
  const { game, rules, cards } = sitting;
  const name = `layout ${game.id}`;
  const [kind, setKind] = useState("moves");
  const [layout, setLayout] = useState(() => stored("drafts", name) ?? dealt(rules));
  const [move, setMove] = useState({ from: "", to: "", count: 1 });
  const onLayout = (/** @type {any} */ next) => (keep("drafts", name, next), setLayout(next));
  const claim = { kind, layout: layoutBody(layout, rules), ...(kind === "move" ? { move: moveBody(move) } : {}) };
  const { verdict, error, busy, put } = useQuestion(session, claim, onAsked);
  const isLaid = JSON.stringify(claim.layout) !== JSON.stringify(layoutBody(dealt(rules), rules));
  const missing = isLaid ? (kind === "move" ? missingIn(move) : null) : t("patience.no_layout");
  const playOn = () => (onLayout({ ...layoutOf(verdict.after, rules), at: layout.at }), setMove({ ...move, from: "" }));
  const form = {
    main: html`<${LayoutForm} ...${{ layout, rules, cards, onLayout }} />
      ${kind === "move" ? html`<${MoveForm} move=${move} rules=${rules} onMove=${setMove} />` : null}
      <${Problem} error=${error} /><${Answer} verdict=${verdict} kind=${kind} />
      <${Options} verdict=${verdict} />
      ${
        verdict?.after
          ? html`<button type="button" class="big secondary-button" onClick=${playOn}>${t("patience.after")}</button>`
          : null
      }`,
    foot: html`<${LayoutKeys} ...${{ layout, rules, cards, onLayout }} />
      <${AskButton} text=${t("referee.ask")} missing=${missing} busy=${busy}
        onAsk=${put} />`,
  };
  const forms = Object.fromEntries(KINDS.map((claimKind) => [claimKind, form]));
  const kinds = KINDS.map((claimKind) => [claimKind, t(`patience.claim.${claimKind}`)]);
  return html`<${RefereeForms} ...${{ session, sitting, questions, kind, forms }} kinds=${kinds} onKind=${setKind} />`;
}
