/** The referee: ask about a play, a change of cards or a whole hand; and what was ruled before. */
import { isScorer } from "../games.js";
import { html, useState } from "../lib.js";
import { Segments } from "../parts/fields.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-style.js";
import "../parts/later-texts.js";
import { isOver, keptAudit, playersOf, tricksNoted } from "../referee/audit-draft.js";
import { useAuditForm } from "../referee/audit-form.js";
import { useExchangeForm } from "../referee/exchange-form.js";
import { useFreeForm } from "../referee/free-form.js";
import { useOwnPlayer } from "../referee/own-player.js";
import { usePlayForm } from "../referee/play-form.js";
import { Rulings } from "../referee/rulings.js";
import { t } from "../text.js";

/** `parts` is `["play", "p2"]` where a play of that player is asked about. */
export function Screen({ session, sitting, parts: [about, player] }) {
  const [kind, setKind] = useState(() => (about !== "play" && isBegun(sitting) ? "audit" : "play"));
  const [asked, setAsked] = useState(0);
  const { rules, id, game } = sitting;
  const self = useOwnPlayer(session, game);
  const props = { session, sitting, self, onAsked: () => setAsked((times) => times + 1) };
  // All of them, so that going from one to another loses nothing.
  const forms = {
    play: usePlayForm(props, player),
    audit: useAuditForm(props),
    exchange: useExchangeForm(props),
    free: useFreeForm(props),
  };
  const mayAsk = isScorer(id);
  const kinds = [
    "play",
    "audit",
    ...(rules.exchange ? ["exchange"] : []),
    ...(rules.exchange === "rassi" ? ["free"] : []),
  ];
  return html`<${GamePage} sitting=${sitting} tab="referee" title=${t("referee.title")} foot=${
    mayAsk
      ? html`<${Foot}
    key=${kind} foot=${forms[kind].foot} />`
      : null
  }>
    ${
      mayAsk
        ? html`<${Segments} label=${t("referee.about")} value=${kind} onChange=${setKind}
        options=${kinds.map((one) => [one, t(`referee.kind.${one}`)])} />
      <${Main} key=${kind} main=${forms[kind].main} />`
        : html`<p class="hint">${t("referee.watching")}</p>`
    }
    <${Rulings} ...${{ session, sitting, asked }} />
  </${GamePage}>`;
}

const Main = ({ main }) => main;
const Foot = ({ foot }) => foot;

/** Whether somebody is noting the hand being played, to have it checked. */
function isBegun(sitting) {
  const audit = keptAudit(sitting);
  return Boolean(audit) && !isOver(audit, sitting) && tricksNoted(audit, playersOf(audit, sitting)).length > 0;
}
