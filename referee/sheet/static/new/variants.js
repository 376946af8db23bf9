/** The games one can play: those played last, then by family and by where they come from, each with its one line. */
import { h, html } from "../lib.js";
import { useFamilies } from "../parts/kept.js";
import { ownFirst } from "../parts/own-country.js";
import { t } from "../text.js";
import { byFamily, byRegion } from "./groups.js";

const MOST_PLAYED = 3;

/**
 * @param {{variants: any[], played: string[], onPick(variant): void}} props `played` are ids of variants, those played
 *   last first
 */
export function Variants({ variants, played, onPick }) {
  const again = [...new Set(played)]
    .map((id) => variants.find((variant) => variant.id === id))
    .filter(Boolean)
    .slice(0, MOST_PLAYED);
  const others = ownFirst(variants.filter((variant) => !again.includes(variant)));
  const families = byFamily(others);
  const titled = (title, games) => html`<${Group} key=${title} ...${{ title, games, onPick }} />`;
  return html`
    ${again.length ? titled(t("new.played"), again) : null}
    ${
      families.length > 1
        ? families.map(([id, games]) => html`<${Family} key=${id} ...${{ id, games, onPick }} />`)
        : byRegion(others).map(([title, games]) => titled(title, games))
    }`;
}

/** The games of one of several families. */
function Family({ id, games, onPick }) {
  const name = useFamilies()?.find((family) => family.id === id)?.name ?? id;
  return html`<section class="family"><h2>${name}</h2>
    ${byRegion(games).map(
      ([title, found]) => html`<${Group} key=${title} ...${{ title, games: found, onPick }} heading="h3" />`,
    )}</section>`;
}

function Group({ title, games, heading = "h2", onPick }) {
  return html`<section class="region">${h(heading, null, title)}
    <ul class="picks">${games.map((variant) => html`<${Pick} key=${variant.id} variant=${variant} onPick=${onPick} />`)}
      </ul>
  </section>`;
}

function Pick({ variant, onPick }) {
  const { min, max } = variant.players;
  return html`<li><button type="button" class="pick" onClick=${() => onPick(variant)}>
    <strong>${variant.name}</strong><span class="pick-players">${t("new.players", { min, max })}</span>
    <small>${variant.summary}</small>
  </button></li>`;
}
