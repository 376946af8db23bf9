/** The questions asked in this game before, with the rulings. */
import { askAll } from "../api.js";
import { useSheetParts } from "../families.js";
import { html, useEffect, useState } from "../lib.js";
import { time } from "../parts/times.js";
import { t } from "../text.js";
import { Ruling } from "./verdict.js";

/** @param {any} props */
export function Rulings({ session, sitting: { game }, questions }) {
  const parts = useSheetParts();
  const [claims, setClaims] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    askAll(`/games/${session.id}/claims`, { token: session.token() }).then(setClaims, () => null);
  }, [questions]);
  if (!claims.length || !parts) return null;
  const wordOf = (/** @type {any} */ claim, /** @type {any} */ answer) =>
    parts.ruled?.(claim, answer) ?? t(`verdict.${answer.verdict}`);
  return html`<section><h2>${t("rulings.title")}</h2>
    ${[...claims].reverse().map(
      ({ number, at, claim, answer }) => html`<details key=${number} class="paper">
      <summary>${parts.claim(claim, game)} <small>
        ${[wordOf(claim, answer), time(at)].filter(Boolean).join(" · ")}</small></summary>
      <${Ruling} verdict=${answer} game=${game} word=${wordOf(claim, answer)} />
    </details>`,
    )}
  </section>`;
}
