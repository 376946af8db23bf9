/** Which games are known where a reader lives, as far as the browser's language tells. */
import { locale } from "../text.js";

/** The regions of the service that are more than one country. @type {Record<string, string>} */
const PART_OF = { US: "North America", CA: "North America", MX: "North America" };

/**
 * The regions of a locale by their English names, as the service has them: the country it names, then the one its
 * language is spoken in most, each with what it is a part of. `sv-FI` is Finland, then Sweden.
 * @param {string} tag
 * @returns {string[][]}
 */
export function regionsOf(tag) {
  const { language, region } = new Intl.Locale(tag);
  const names = new Intl.DisplayNames("en", { type: "region" });
  const countries = [region, new Intl.Locale(language).maximize().region].filter((code) => code !== undefined);
  return [...new Set(countries)].map((country) =>
    [names.of(country), PART_OF[country]].filter((name) => name !== undefined),
  );
}

/** True if a region is that of a locale. @param {string} region */
export const isOwn = (region, tag = locale) => regionsOf(tag).flat().includes(region);

/**
 * Own country's games first, the others in the order in which the service lists them.
 * @template {{region: string}} T @param {T[]} variants @returns {T[]}
 */
export function ownFirst(variants, tag = locale) {
  const regions = regionsOf(tag);
  const rank = (/** @type {T} */ { region }) => {
    const at = regions.findIndex((own) => own.includes(region));
    return at < 0 ? regions.length : at;
  };
  return [...variants].sort((variant, other) => rank(variant) - rank(other));
}
