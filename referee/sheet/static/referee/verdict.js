/** A verdict: one word in large letters, the reason below, and what might have been played. */
import { html, useEffect, useRef } from "../lib.js";
import { Cards } from "../parts/cards.js";
import { bringInSight } from "../parts/in-sight.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";

const MOST_SHOWN = 24;

export function Verdict({ verdict, game }) {
  const place = useRef(null);
  useEffect(() => void (verdict && place.current && bringInSight(place.current)), [verdict]);
  return html`<div ref=${place} role="status" aria-live="assertive">
    ${verdict ? html`<${Ruling} verdict=${verdict} game=${game} />` : null}</div>`;
}

export function Ruling({ verdict, game }) {
  const { explanation, proof, would_settle: settles, infractions = [], undetermined = [] } = verdict;
  return html`<section class=${`paper verdict verdict-${verdict.verdict}`}>
    <p class="verdict-word">${t(`verdict.${verdict.verdict}`)}</p>
    ${explanation ? html`<p class="verdict-reason">${explanation}</p>` : null}
    ${proof?.length ? html`<p>${t("verdict.proof")} <${Cards} cards=${proof} /></p>` : null}
    ${settles ? html`<p><strong>${t("verdict.settles")}</strong> ${settles}</p>` : null}
    <${LegalPlays} verdict=${verdict} />
    ${infractions.map(
      (found, at) => html`<div key=${at} class="infraction"><p><strong>
        ${t("verdict.where", { trick: found.trick, name: nameOf(game, found.player) })}
        </strong> <${Cards} cards=${found.cards ?? [found.card]} /></p>
      <p>${found.explanation}</p><${LegalPlays} verdict=${found} /></div>`,
    )}
    ${undetermined.map(
      (open, at) => html`<p key=${at}><strong>
      ${t("verdict.where", { trick: open.trick, name: nameOf(game, open.player) })}</strong> ${open.would_settle}</p>`,
    )}
  </section>`;
}

function LegalPlays({ verdict: { legal_plays: plays, legal_plays_total: total } }) {
  if (!plays?.length) return null;
  const more = (total ?? plays.length) - MOST_SHOWN;
  return html`<h3>${t("verdict.legal_plays")}</h3>
    <ul class="legal-plays">${plays.slice(0, MOST_SHOWN).map(
      (cards, at) => html`<li key=${at}>
      <${Cards} cards=${cards} /></li>`,
    )}</ul>
    ${more > 0 ? html`<p class="hint">${t("verdict.more", { count: more })}</p>` : null}`;
}
