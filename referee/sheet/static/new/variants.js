/** The games one can play, by where they come from, each with its one line. */
import { html } from "../lib.js";
import { t } from "../text.js";

/** Groups in the order in which the service lists them. */
export function byRegion(variants) {
  const regions = new Map();
  for (const variant of variants) regions.set(variant.region, [...(regions.get(variant.region) ?? []), variant]);
  return [...regions];
}

export function Variants({ variants, onPick }) {
  return html`${byRegion(variants).map(([region, games]) => html`<section key=${region} class="region">
    <h2>${region}</h2>
    <ul class="picks">${games.map((variant) => html`<${Pick} key=${variant.id} variant=${variant} onPick=${onPick} />`)}</ul>
  </section>`)}`;
}

function Pick({ variant, onPick }) {
  const { min, max } = variant.players;
  return html`<li><button type="button" class="pick" onClick=${() => onPick(variant)}>
    <strong>${variant.name}</strong><span class="pick-players">${t("new.players", { min, max })}</span>
    <small>${variant.summary}</small>
  </button></li>`;
}
