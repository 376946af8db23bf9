/** What was asked in this game before, and what the referee said. */
import { askAll } from "../api.js";
import { useSheetParts } from "../families.js";
import { html, useEffect, useState } from "../lib.js";
import { t, time } from "../text.js";
import { Ruling } from "./verdict.js";

export function Rulings({ session, sitting: { game }, asked }) {
  const parts = useSheetParts();
  const [claims, setClaims] = useState([]);
  useEffect(() => {
    askAll(`/games/${session.id}/claims`, { token: session.token() }).then(setClaims, () => null);
  }, [asked]);
  if (!claims.length || !parts) return null;
  const wordOf = (claim, answer) => parts.ruled?.(claim, answer) ?? t(`verdict.${answer.verdict}`);
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
