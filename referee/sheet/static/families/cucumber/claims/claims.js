/** The questions to the referee: about a play, a change of cards, a whole hand, or throwing in. */
import { html, useState } from "../../../lib.js";
import { useOwnPlayer } from "../../../referee/own-player.js";
import { RefereeForms } from "../../../referee/referee-page.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { isOver, storedAudit, playersOf, tricksNoted } from "./audit-draft.js";
import { useAuditForm } from "./audit-form.js";
import { useDeclareForm } from "./declare-form.js";
import { useDoubleForm } from "./double-form.js";
import { useExchangeForm } from "./exchange-form.js";
import { useFreeForm } from "./free-form.js";
import { usePlayForm } from "./play-form.js";

/** @typedef {import("../../../session.js").Sitting} Sitting */
/**
 * @param {{session: import("../../../session.js").Session, sitting: Sitting, questions: number, onAsked(): void,
 *   about: string[]}} props `about` is `["play", "p2"]` where a play of that player is asked about
 */
export function Screen({ session, sitting, questions, onAsked, about: [about, player] }) {
  const [kind, setKind] = useState(() => (about !== "play" && isBegun(sitting) ? "audit" : "play"));
  const { exchange, last_trick: last } = sitting.rules;
  const self = useOwnPlayer(session, sitting.game);
  const props = { session, sitting, self, onAsked };
  const forms = {
    play: usePlayForm(props, player),
    audit: useAuditForm(props),
    exchange: useExchangeForm(props),
    free: useFreeForm(props),
    double: useDoubleForm(props),
    declare: useDeclareForm(props),
  };
  const kinds = [
    "play",
    "audit",
    exchange && "exchange",
    exchange === "rassi" && "free",
    last.calls === "doubling" && "double",
    last.calls === "declaration" && "declare",
  ].filter(Boolean);
  const named = kinds.map((name) => [name, t(`referee.kind.${name}`)]);
  return html`<${RefereeForms} ...${{ session, sitting, questions, kind, forms }} kinds=${named} onKind=${setKind} />`;
}

/** True if somebody is noting the hand being played, to have it checked. @param {Sitting} sitting */
function isBegun(sitting) {
  const audit = storedAudit(sitting);
  return audit !== null && !isOver(audit, sitting) && tricksNoted(audit, playersOf(audit, sitting)).length > 0;
}
