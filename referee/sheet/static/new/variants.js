/** The games one can play: those played last, then by where they come from, each with its one line. */
import { html } from "../lib.js";
import { ownFirst } from "../parts/own-country.js";
import { t } from "../text.js";

/** Groups in the order of their first game. */
export function byRegion(variants) {
  const regions = new Map();
  for (const variant of variants) regions.set(variant.region, [...(regions.get(variant.region) ?? []), variant]);
  return [...regions];
}

const MOST_PLAYED = 3;

/** @param {{variants: any[], played: string[], onPick(variant): void}} props `played` are ids of variants, those played last first */
export function Variants({ variants, played, onPick }) {
  const again = [...new Set(played)]
    .map((id) => variants.find((variant) => variant.id === id))
    .filter(Boolean)
    .slice(0, MOST_PLAYED);
  const others = ownFirst(variants.filter((variant) => !again.includes(variant)));
  const groups = [...(again.length ? [[t("new.played"), again]] : []), ...byRegion(others)];
  return html`${groups.map(
    ([title, games]) => html`<section key=${title} class="region">
    <h2>${title}</h2>
    <ul class="picks">${games.map((variant) => html`<${Pick} key=${variant.id} variant=${variant} onPick=${onPick} />`)}
      </ul>
  </section>`,
  )}`;
}

function Pick({ variant, onPick }) {
  const { min, max } = variant.players;
  return html`<li><button type="button" class="pick" onClick=${() => onPick(variant)}>
    <strong>${variant.name}</strong><span class="pick-players">${t("new.players", { min, max })}</span>
    <small>${variant.summary}</small>
  </button></li>`;
}
