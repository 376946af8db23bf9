/** What a phone sees that knows no game yet: what the sheet is for, a sheet as it is kept, and the games it knows. */
import { useFamilyOf } from "../families.js";
import { html } from "../lib.js";
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

/** Own country's first. */
function Names({ variants }) {
  return html`<p class="hint known-games">
    ${t("home.games_known", { names: list(ownFirst(variants).map(({ name }) => name)) })}</p>`;
}
