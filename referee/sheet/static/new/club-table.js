/** What a club brings to a new game: its members, its own rules, and the token to begin with. */
import { askAll } from "../api.js";
import { knownClub } from "../clubs.js";
import { html, useEffect, useState } from "../lib.js";
import { t } from "../text.js";

const NOTHING = { members: [], ruleSets: [] };

/** @returns {{name?: string, token?: string, members: {id: string, name: string}[], ruleSets: any[]}} */
export function useClubTable(id) {
  const [found, setFound] = useState(NOTHING);
  const club = knownClub(id);
  const token = club?.token;
  useEffect(() => {
    const ours = (path) => askAll(`/clubs/${id}/${path}`, { token });
    if (token) Promise.all([ours("members"), ours("rule-sets")]).then(
      ([members, ruleSets]) => setFound({ members: members.filter(({ status }) => status === "active"), ruleSets }), () => null);
  }, [id, token]);
  return { ...(id ? found : NOTHING), name: club?.name, token };
}

/** The club's own rules, before all others. */
export function RuleSets({ sets, onPick }) {
  if (!sets.length) return null;
  const pick = ({ id, variant, house_rules: overrides }) => onPick({ variant, overrides, ruleSet: id });
  return html`<section class="region"><h2>${t("new.rule_sets")}</h2>
    <ul class="picks">${sets.map((set) => html`<li key=${set.id}><button type="button" class="pick" onClick=${() => pick(set)}>
      <strong>${set.name}</strong><small>${set.variant}</small></button></li>`)}</ul>
  </section>`;
}
