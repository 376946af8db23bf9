/** Which games are known where a reader lives, as far as the browser's language tells. */
import { language, readerTag } from "../language.js";
import { hasText, t } from "../text.js";

/** The regions of the service that are more than a country, or a part of one. @type {Record<string, string>} */
const AROUND = { US: "North America", CA: "North America", MX: "North America", GB: "England" };

/**
 * The regions of a locale by their English names, as the service has them: the country it names, then the one its
 * language is spoken in most, each with what it is a part of, or is a part of it. `sv-FI` is Finland, then Sweden.
 * @param {string} tag
 * @returns {string[][]}
 */
export function regionsOf(tag) {
  const { language, region } = new Intl.Locale(tag);
  const names = new Intl.DisplayNames("en", { type: "region" });
  const countries = [region, new Intl.Locale(language).maximize().region].filter((code) => code !== undefined);
  return [...new Set(countries)].map((country) =>
    [names.of(country), AROUND[country]].filter((name) => name !== undefined),
  );
}

/** True if a region is the reader's own country, and not just of the same language. @param {string} region */
export const isOwn = (region, tag = readerTag) => Boolean(regionsOf(tag)[0]?.includes(region));

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** A region that is none: by whom a game was made up. */
const INVENTED = /^Invented \((.+)\)$/;

/**
 * The name of a region in the language of the page: its own text, else that of the browser for a country; as the
 * service has it, where it is none.
 * @param {string} name English, as the service has it
 */
export function regionName(name, spoken = language) {
  const [, inventor] = INVENTED.exec(name) ?? [];
  const key = inventor ? "invented" : name.toLowerCase().replaceAll(" ", "_");
  if (hasText(`games.region.${key}`)) return t(`games.region.${key}`, { name: inventor });
  if (spoken === "en") return name;
  const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const code = codes.find((known) => english.of(known) === name);
  return (code && new Intl.DisplayNames(spoken, { type: "region" }).of(code)) ?? name;
}

/**
 * Own country's games first, the others in the order in which the service lists them.
 * @template {{region: string}} T @param {T[]} variants @returns {T[]}
 */
export function ownFirst(variants, tag = readerTag) {
  const regions = regionsOf(tag);
  const rank = (/** @type {T} */ { region }) => {
    const at = regions.findIndex((own) => own.includes(region));
    return at < 0 ? regions.length : at;
  };
  return [...variants].sort((variant, other) => rank(variant) - rank(other));
}
