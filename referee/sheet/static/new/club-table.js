/** The club's part of a new game: its members, its own rules, and the token to begin with. */
import { ask, askAll, NoAnswer } from "../api.js";
import { knownClub } from "../clubs.js";
import { html, useEffect, useState } from "../lib.js";
import { useVariants } from "../parts/documents.js";
import { t } from "../text.js";
import "../parts/later-texts.js";

/** @typedef {{id: string, name: string, status: string}} Member */
/** @typedef {{id: string, name: string, version: number, variant: string, house_rules: object}} RuleSet */
/**
 * @typedef {object} Lists
 * @property {Member[]} members
 * @property {RuleSet[]} ruleSets
 * @property {string} confirms The games in which the club wants rounds to be confirmed: none, stakes or all
 * @property {boolean} isAnswered Whether the service has answered, or cannot be reached
 */

/** @type {Lists} */
const NOTHING = { members: [], ruleSets: [], confirms: "none", isAnswered: false };
const AGAIN_MS = 4000;

/** @param {string | null | undefined} id @returns {Lists & {name?: string, token?: string}} */
export function useClubTable(id) {
  const [lists, setLists] = useState(NOTHING);
  const club = id ? knownClub(id) : undefined;
  const token = club?.token;
  useEffect(() => {
    let isCurrent = true;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const ours = (/** @type {string} */ path) => askAll(`/clubs/${id}/${path}`, { token });
    const show = (/** @type {[Member[], RuleSet[], string]} */ [members, ruleSets, confirms]) =>
      isCurrent &&
      setLists({ members: members.filter(({ status }) => status === "active"), ruleSets, confirms, isAnswered: true });
    const miss = (/** @type {unknown} */ error) => {
      if (isCurrent) setLists((lists) => ({ ...lists, isAnswered: true }));
      if (isCurrent && error instanceof NoAnswer) timer = setTimeout(load, AGAIN_MS);
    };
    const confirms = () => ask("GET", `/clubs/${id}`, { token }).then(({ document }) => document.confirm);
    const load = () => void Promise.all([ours("members"), ours("rule-sets"), confirms()]).then(show, miss);
    if (token) load();
    else setLists({ ...NOTHING, isAnswered: true });
    return () => ((isCurrent = false), clearTimeout(timer));
  }, [id, token]);
  return { ...(id ? lists : NOTHING), name: club?.name, token };
}

/**
 * The club's own rules, before all others.
 * @param {{sets: RuleSet[], onPick(picked: {variant: string, overrides: object, ruleSet: string}): void}} props
 */
export function RuleSets({ sets, onPick }) {
  const variants = useVariants();
  if (!sets.length) return null;
  const nameOf = (/** @type {string} */ variant) =>
    variants?.find((/** @type {{id: string}} */ { id }) => id === variant)?.name ?? "";
  const pick = (/** @type {RuleSet} */ { id, variant, house_rules: overrides }) =>
    onPick({ variant, overrides, ruleSet: id });
  return html`<section class="region"><h2>${t("new.rule_sets")}</h2>
    <ul class="picks">${sets.map(
      (set) => html`<li key=${set.id}><button type="button" class="pick" onClick=${() => pick(set)}>
      <strong>${set.name}</strong><small>${nameOf(set.variant)}</small></button></li>`,
    )}</ul>
  </section>`;
}

/**
 * The rules that are played by, as long as nothing is changed in them.
 * @param {{sets: RuleSet[], id: string | null}} props
 */
export function RuleSetName({ sets, id }) {
  const set = sets.find((ruleSet) => ruleSet.id === id);
  return set ? html`<p><strong>${t("new.rule_set", set)}</strong></p>` : null;
}
