/** The club's part of a new game: its members, its own rules, and the token to begin with. */
import { askAll, NoAnswer } from "../api.js";
import { knownClub } from "../clubs.js";
import { html, useEffect, useState } from "../lib.js";
import { useVariants } from "../parts/documents.js";
import { t } from "../text.js";

const NOTHING = { members: [], ruleSets: [] };
const AGAIN_MS = 4000;

/** @returns {{name?: string, token?: string, members: {id: string, name: string}[], ruleSets: any[]}} */
export function useClubTable(id) {
  const [lists, setLists] = useState(NOTHING);
  const club = knownClub(id);
  const token = club?.token;
  useEffect(() => {
    let [isCurrent, timer] = [true, 0];
    const ours = (path) => askAll(`/clubs/${id}/${path}`, { token });
    const load = () =>
      Promise.all([ours("members"), ours("rule-sets")]).then(
        ([members, ruleSets]) => setLists({ members: members.filter(({ status }) => status === "active"), ruleSets }),
        (error) => isCurrent && error instanceof NoAnswer && (timer = setTimeout(load, AGAIN_MS)),
      );
    if (token) load();
    return () => ((isCurrent = false), clearTimeout(timer));
  }, [id, token]);
  return { ...(id ? lists : NOTHING), name: club?.name, token };
}

/** The club's own rules, before all others. */
export function RuleSets({ sets, onPick }) {
  const variants = useVariants();
  if (!sets.length) return null;
  const nameOf = (variant) => variants?.find(({ id }) => id === variant)?.name ?? "";
  const pick = ({ id, variant, house_rules: overrides }) => onPick({ variant, overrides, ruleSet: id });
  return html`<section class="region"><h2>${t("new.rule_sets")}</h2>
    <ul class="picks">${sets.map(
      (set) => html`<li key=${set.id}><button type="button" class="pick" onClick=${() => pick(set)}>
      <strong>${set.name}</strong><small>${nameOf(set.variant)}</small></button></li>`,
    )}</ul>
  </section>`;
}

/** Which of them is played by, as long as nothing is changed in it. */
export function RuleSetName({ sets, id }) {
  const set = sets.find((ruleSet) => ruleSet.id === id);
  return set ? html`<p><strong>${t("new.rule_set", set)}</strong></p>` : null;
}
