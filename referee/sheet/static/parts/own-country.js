/** Which games are known where a reader lives, as far as the browser's language tells. */
import { locale } from "../text.js";

/** The regions of the service that are more than one country. */
/** @type {Record<string, string>} */
const PART_OF = { US: "North America", CA: "North America", MX: "North America" };

/**
 * The regions of a locale by their English names, as the service has them: the country it names, then the one its
 * language is spoken in most. `sv-FI` is Finland, then Sweden.
 * @param {string} tag
 * @returns {string[]}
 */
export function regionsOf(tag) {
  const { language, region } = new Intl.Locale(tag);
  const names = new Intl.DisplayNames("en", { type: "region" });
  const countries = [region, new Intl.Locale(language).maximize().region].filter((code) => code !== undefined);
  const regions = countries.flatMap((country) => [names.of(country), PART_OF[country]]);
  return [...new Set(regions.filter((name) => name !== undefined))];
}

/**
 * Own country's games first, the others in the order in which the service lists them.
 * @template {{region: string}} T @param {T[]} variants @returns {T[]}
 */
export function ownFirst(variants, tag = locale) {
  const regions = regionsOf(tag);
  const rank = (/** @type {T} */ { region }) => (regions.includes(region) ? regions.indexOf(region) : regions.length);
  return [...variants].sort((variant, other) => rank(variant) - rank(other));
}
