/** The variants: played last first, then by where it comes from, each with its one line. */
import { html } from "../lib.js";
import { ownFirst, regionName } from "../parts/own-country.js";
import { t } from "../text.js";
import { playersText } from "./games.js";
import { byRegion } from "./groups.js";

const MOST_PLAYED = 3;

/** @typedef {import("./groups.js").Variant} Variant */

/**
 * Those that were played last, each once.
 * @param {Variant[]} variants @param {(string | undefined)[]} played Their ids, the last first
 */
export const playedLast = (variants, played) =>
  [...new Set(played)]
    .map((id) => variants.find((variant) => variant.id === id))
    .filter((variant) => variant !== undefined)
    .slice(0, MOST_PLAYED);

/**
 * @param {{variants: Variant[], played: (string | undefined)[], onPick(variant: Variant): void}} props `played` are ids
 *   of variants, those played last first
 */
export function Variants({ variants, played, onPick }) {
  const again = playedLast(variants, played);
  const others = ownFirst(variants.filter((variant) => !again.includes(variant)));
  return html`
    <${Played} ...${{ again, onPick }} />
    ${byRegion(others).map(
      ([region, games]) => html`<${Group} key=${region} title=${regionName(region)} ...${{ games, onPick }} />`,
    )}`;
}

/** @param {{again: Variant[], onPick(variant: Variant): void}} props */
export const Played = ({ again, onPick }) =>
  again.length ? html`<${Group} title=${t("new.played")} games=${again} onPick=${onPick} />` : null;

/** @param {{title: string, games: Variant[], onPick(variant: Variant): void}} props */
function Group({ title, games, onPick }) {
  return html`<section class="region"><h2>${title}</h2>
    <ul class="picks">${games.map((variant) => html`<${Pick} key=${variant.id} variant=${variant} onPick=${onPick} />`)}
      </ul>
  </section>`;
}

/** @param {{variant: Variant, onPick(variant: Variant): void}} props */
function Pick({ variant, onPick }) {
  return html`<li><button type="button" class="pick" onClick=${() => onPick(variant)}>
    <strong>${variant.name}</strong><span class="pick-players">${playersText(variant.players)}</span>
    <small>${variant.summary}</small>
  </button></li>`;
}
