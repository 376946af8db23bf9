/** May a holding be thrown in for free, as Rassi has it? */
import { html, useState } from "../lib.js";
import { Chips } from "../parts/fields.js";
import { Problem } from "../parts/problem.js";
import { nameOf, playersIn } from "../table.js";
import { t } from "../text.js";
import { useAsking } from "./asking.js";
import { CardField } from "./card-field.js";
import { Verdict } from "./verdict.js";

export function FreeForm({ session, sitting: { game, rules }, onAsked }) {
  const [draft, setDraft] = useState({ player: null, holding: [] });
  const { verdict, error, busy, put } = useAsking(session, onAsked);
  const { player, holding } = draft;
  return html`<section class="paper"><h2>${t("free.who")}</h2>
      <${Chips} label=${t("free.who")} players=${playersIn(game)} chosen=${[player]} onTap=${(id) => setDraft({ ...draft, player: id })} />
      <${CardField} label=${t("free.holding", { name: player ? nameOf(game, player) : "" })} rules=${rules} cards=${holding} onChange=${(cards) => setDraft({ ...draft, holding: cards })} />
    </section>
    <${Problem} error=${error} />
    <button type="button" class="big" disabled=${!player || !holding.length || busy} aria-busy=${busy} onClick=${() => put({ kind: "free", player, holding })}>${t("referee.ask")}</button>
    <${Verdict} verdict=${verdict} game=${game} />`;
}
