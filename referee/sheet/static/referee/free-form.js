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
  const [player, setPlayer] = useState(null);
  const [holdings, setHoldings] = useState({});
  const holding = holdings[player] ?? [];
  const { verdict, error, busy, put } = useAsking(session, { kind: "free", player, holding }, onAsked);
  return html`<section class="paper"><h2>${t("free.who")}</h2>
      <${Chips} label=${t("free.who")} players=${playersIn(game)} chosen=${[player]} onTap=${setPlayer} />
      ${player ? html`<${CardField} key=${player} label=${t("free.holding", { name: nameOf(game, player) })} rules=${rules}
        cards=${holding} onChange=${(cards) => setHoldings({ ...holdings, [player]: cards })} />` : null}
    </section>
    <${Problem} error=${error} />
    <button type="button" class="big" disabled=${!player || !holding.length || busy} aria-busy=${busy} onClick=${put}>${t("referee.ask")}</button>
    <${Verdict} verdict=${verdict} game=${game} />`;
}
