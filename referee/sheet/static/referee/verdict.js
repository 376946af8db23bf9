/** A verdict: one word in large letters, the reason below, and what might have been played. */
import { html, useEffect, useRef } from "../lib.js";
import { Cards } from "../parts/cards.js";
import { bringInSight } from "../parts/in-sight.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";
import { Listed, Options } from "./options.js";

/** @param {{verdict: any, game: any, word?: string | null}} props `word` instead of the usual one */
export function Verdict({ verdict, game, word }) {
  const place = useRef(null);
  useEffect(() => void (verdict && place.current && bringInSight(place.current)), [verdict]);
  return html`<div ref=${place} role="status" aria-live="assertive">
    ${verdict ? html`<${Ruling} ...${{ verdict, game, word }} />` : null}</div>`;
}

/** @param {{verdict: any, game: any, word?: string | null}} props */
export function Ruling({ verdict, game, word }) {
  const { explanation, proof, would_settle: settles, infractions = [], undetermined = [] } = verdict;
  return html`<section class=${`paper verdict verdict-${verdict.verdict}`}>
    ${word === "" ? null : html`<p class="verdict-word">${word ?? t(`verdict.${verdict.verdict}`)}</p>`}
    ${explanation ? html`<p class="verdict-reason">${explanation}</p>` : null}
    ${proof?.length ? html`<p>${t("verdict.proof")} <${Cards} cards=${proof} /></p>` : null}
    ${settles ? html`<p><strong>${t("verdict.settles")}</strong> ${settles}</p>` : null}
    <${LegalPlays} verdict=${verdict} /><${Options} verdict=${verdict} />
    ${infractions.map(
      (/** @type {any} */ infraction, /** @type {number} */ at) => html`<div key=${at} class="infraction"><p><strong>
        ${where(infraction, game)}</strong>
        <${Cards} cards=${infraction.cards ?? [infraction.card].filter(Boolean)} /></p>
      <p>${infraction.explanation}</p><${LegalPlays} verdict=${infraction} />
      <${Options} verdict=${infraction} /></div>`,
    )}
    ${undetermined.map(
      (/** @type {any} */ open, /** @type {number} */ at) => html`<p key=${at}><strong>
      ${where(open, game)}</strong> ${open.would_settle}</p>`,
    )}
  </section>`;
}

/** The place of an infraction, and its player: `Trick 3, Ann:`. @param {any} infraction @param {any} game */
function where(infraction, game) {
  const places = PLACES.filter((place) => infraction[place] !== undefined);
  const placeTexts = places.map((place) => t(`verdict.at.${place}`, { number: infraction[place] }));
  const names = infraction.player ? [nameOf(game, infraction.player)] : [];
  return t("verdict.where", { places: [...placeTexts, ...names].join(", ") });
}

const PLACES = /** @type {const} */ (["trick", "deal", "play", "turn", "move"]);

/** @param {{verdict: any}} props */
function LegalPlays({ verdict: { legal_plays: plays, legal_plays_total: total } }) {
  if (!plays?.length) return null;
  return html`<${Listed} title=${t("verdict.legal_plays")} total=${total ?? plays.length}
    things=${plays.map((/** @type {string[]} */ cards) => html`<${Cards} cards=${cards} />`)} />`;
}
