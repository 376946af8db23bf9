/** The teams: two who are tapped one after the other change their seats, and partners with them. */
import { html, useState } from "../lib.js";
import { Chips } from "../parts/fields.js";
import { t } from "../text.js";

/**
 * The names with two of them in one another's places.
 * @param {string[]} names @param {string} first @param {string} other
 */
export const swapped = (names, first, other) =>
  names.map((name) => (name === first ? other : name === other ? first : name));

/**
 * Everybody by their team, as long as the service's answer is about these seats.
 * @param {string[]} names By seat @param {string[][]} teams Seats, as the API has them: `p1`
 */
export function teamsOf(names, teams) {
  const named = teams.map((seats) => seats.map((seat) => names[Number(seat.slice(1)) - 1]));
  return new Set(named.flat().filter(Boolean)).size === names.length ? named : [];
}

/** @param {{names: string[], teams: string[][], onChange(change: {names: string[], typed: string}): void}} props */
export function Teams({ names, teams, onChange }) {
  const [first, setFirst] = useState(/** @type {string | null} */ (null));
  const named = teamsOf(names, teams);
  if (!named.length) return null;
  const tap = (/** @type {string} */ name) => {
    const together = named.some((team) => team.includes(name) && first !== null && team.includes(first));
    if (first === null || together || !names.includes(first)) return setFirst(name === first ? null : name);
    setFirst(null);
    onChange({ names: swapped(names, first, name), typed: "" });
  };
  return html`<section class="teams"><h3>${t("new.teams")}</h3><p class="hint">${t("new.teams_hint")}</p>
    ${named.map(
      (team, at) => html`<${Chips} key=${at} label=${t("new.team", { number: at + 1 })} chosen=${[first]} onTap=${tap}
        players=${team.map((name) => ({ id: name, name }))} />`,
    )}</section>`;
}
