/** What a phone sees that knows no game yet: what the sheet is for, a sheet as it is kept, and the games it knows. */
import { useFamilyOf } from "../families.js";
import { html } from "../lib.js";
import { byFamily } from "../new/groups.js";
import { useFamilies } from "../parts/kept.js";
import { Loaded } from "../parts/loaded.js";
import { ownFirst } from "../parts/own-country.js";
import { list, t } from "../text.js";

export const Welcome = () => html`<p>${t("home.welcome")}</p>`;

/** @param {{variants?: any[]}} props All that the service has, once they are there */
export function KnownGames({ variants }) {
  const { family } = useFamilyOf(variants?.[0].family);
  return html`
    ${family?.loadExample ? html`<${Loaded} load=${family.loadExample} meanwhile=${null} />` : null}
    ${variants ? html`<${Names} variants=${variants} />` : null}`;
}

/** Own country's first; each family by itself where there are several. */
function Names({ variants }) {
  const [first, ...others] = byFamily(ownFirst(variants));
  if (others.length) return html`<${Families} families=${[first, ...others]} />`;
  return html`<p class="hint known-games">${t("home.games_known", { names: namesOf(variants) })}</p>`;
}

/** @param {import("../new/groups.js").Variant[]} variants */
const namesOf = (variants) => list(ownFirst(variants).map(({ name }) => name));

function Families({ families }) {
  const described = useFamilies();
  const nameOf = (id) => described?.find((family) => family.id === id)?.name ?? id;
  return html`<ul class="hint known-games">${families.map(
    ([id, variants]) => html`<li key=${id}><strong>${nameOf(id)}</strong> ${namesOf(variants)}</li>`,
  )}</ul>`;
}
