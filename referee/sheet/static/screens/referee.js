/** The referee: ask about a play, a change of cards or a whole hand; and what was ruled before. */
import { isScorer } from "../games.js";
import { html, useState } from "../lib.js";
import { Segments } from "../parts/fields.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { isOver, keptAudit, playersOf, tricksNoted } from "../referee/audit-draft.js";
import { AuditForm } from "../referee/audit-form.js";
import { ExchangeForm } from "../referee/exchange-form.js";
import { FreeForm } from "../referee/free-form.js";
import { PlayForm } from "../referee/play-form.js";
import { Rulings } from "../referee/rulings.js";
import { t } from "../text.js";

const FORMS = { play: PlayForm, audit: AuditForm, exchange: ExchangeForm, free: FreeForm };

export function Screen({ session, sitting }) {
  const [kind, setKind] = useState(() => (isBegun(sitting) ? "audit" : "play"));
  const [asked, setAsked] = useState(0);
  const { rules, id } = sitting;
  const mayAsk = isScorer(id);
  const kinds = ["play", "audit", ...(rules.exchange ? ["exchange"] : []), ...(rules.exchange === "rassi" ? ["free"] : [])];
  return html`<${GamePage} sitting=${sitting} tab="referee" title=${t("referee.title")}>
    ${mayAsk ? html`<${Segments} label=${t("referee.about")} value=${kind} onChange=${setKind}
        options=${kinds.map((one) => [one, t(`referee.kind.${one}`)])} />
      <${FORMS[kind]} key=${kind} ...${{ session, sitting }} onAsked=${() => setAsked(asked + 1)} />` : html`<p class="hint">${t("referee.watching")}</p>`}
    <${Rulings} ...${{ session, sitting, asked }} />
  </${GamePage}>`;
}

/** Whether somebody is noting the hand being played, to have it checked. */
function isBegun(sitting) {
  const audit = keptAudit(sitting);
  return Boolean(audit) && !isOver(audit, sitting) && tricksNoted(audit, playersOf(audit, sitting)).length > 0;
}
