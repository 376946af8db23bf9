/** The questions to the referee: about a play, passing, drawing, or a whole hand. */
import { html, useState } from "../../../lib.js";
import "../../../kit/style.js";
import { useOwnPlayer } from "../../../referee/own-player.js";
import { RefereeForms } from "../../../referee/referee-page.js";
import { t } from "../../../text.js";
import "../later-texts.js";
import { useAuditForm } from "./audit-form.js";
import { useDrawForm, usePassForm } from "./before-play-forms.js";
import { usePlayForm } from "./play-form.js";

/**
 * @typedef {{session: any, sitting: any, self: string | null, onAsked(): void}} Asking `self` is the player whom the
 *   referee may call “you”
 */

/** `about` is `["play", "p2"]` where a play of that player is asked about. @param {any} props */
export function Screen({ session, sitting, questions, onAsked, about: [, player] }) {
  const [kind, setKind] = useState("play");
  const self = useOwnPlayer(session, sitting.game);
  /** @type {Asking} */
  const props = { session, sitting, self, onAsked };
  const forms = {
    play: usePlayForm(props, player ?? null),
    pass: usePassForm(props, player ?? ""),
    draw: useDrawForm(props, player ?? ""),
    audit: useAuditForm(props),
  };
  const kinds = Object.keys(forms).filter((name) => sitting.claims?.includes(name) ?? true);
  const named = kinds.map((name) => [name, t(`bourre.claim.${name}`)]);
  return html`<${RefereeForms} ...${{ session, sitting, questions, kind, forms }} kinds=${named} onKind=${setKind} />`;
}
