/** The answers of the referee: a move is allowed or not, everything else is so or not so. */
import { html, useEffect, useRef } from "../../../lib.js";
import { bringInSight } from "../../../parts/in-sight.js";
import { t } from "../../../text.js";

/** @param {{verdict: any, kind: string}} props */
export function Answer({ verdict, kind }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => void (verdict && place.current && bringInSight(place.current)), [verdict]);
  return html`<div ref=${place} role="status" aria-live="assertive">
    ${verdict ? html`<${Ruling} verdict=${verdict} kind=${kind} />` : null}</div>`;
}

/** @param {{verdict: any, kind: string}} props */
const Ruling = ({ verdict, kind }) => {
  const answer = verdict.verdict;
  const word = kind === "move" ? t(`verdict.${answer}`) : t(`patience.answer.${answer}`);
  return html`<section class=${`paper verdict verdict-${verdict.verdict}`}>
    <p class="verdict-word">${word}</p>
    <p class="verdict-reason">${verdict.explanation}</p>
    ${verdict.would_settle ? html`<p><strong>${t("verdict.settles")}</strong> ${verdict.would_settle}</p>` : null}
    ${verdict.cannot_be_lost ? html`<p>${t("patience.sure")}</p>` : null}
  </section>`;
};
