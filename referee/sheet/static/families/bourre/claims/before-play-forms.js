/** May somebody pass, and may so many cards be drawn? */
import { Counter } from "../../../kit/counter.js";
import { html, useState } from "../../../lib.js";
import { Chips } from "../../../parts/fields.js";
import { Problem } from "../../../parts/problem.js";
import { useQuestion } from "../../../referee/question.js";
import { AskButton, SlotKeys, SlotRow, useSlots } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";
import { playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import { SuitChoice } from "../cards/cards-form.js";
import { namesSuit } from "../table.js";

/** @param {import("./claims.js").Asking} props @param {string} about Whom it is about, where that was said already */
export function usePassForm({ session, sitting: { game, rules, cards }, onAsked }, about) {
  const [draft, setDraft] = useState({
    player: about,
    dealer: game.next?.dealer ?? "",
    trump: /** @type {string[]} */ ([]),
    holding: /** @type {string[]} */ ([]),
  });
  const set = (/** @type {Partial<typeof draft>} */ changes) => setDraft({ ...draft, ...changes });
  const { player, dealer, trump, holding } = draft;
  const name = (/** @type {string} */ suit) => set({ trump: [suit] });
  const suitOnly = namesSuit(rules);
  const asksHolding = rules.stay.must === "ace_holder";
  const place = (/** @type {"trump" | "holding"} */ key, /** @type {string} */ label, /** @type {number} */ most) => ({
    key,
    label,
    cards: draft[key],
    most,
    onChange: (/** @type {string[]} */ put) => set({ [key]: put }),
  });
  const places = [
    ...(suitOnly ? [] : [place("trump", t("bourre.upcard"), 1)]),
    ...(asksHolding ? [place("holding", t("bourre.pass.holding"), rules.deal.cards)] : []),
  ];
  const slots = useSlots(places);
  const claim = {
    kind: "pass",
    player,
    ...(dealer ? { dealer } : {}),
    ...(trump.length ? { trump: suitOnly ? { suit: trump[0] } : { card: trump[0] } } : {}),
    ...(asksHolding && holding.length ? { holding } : {}),
  };
  const { verdict, error, busy, put } = useQuestion(session, claim, onAsked);
  const players = playersIn(game);
  return {
    main: html`<section class="paper"><h2>${t("bourre.pass.who")}</h2>
        <${Chips} label=${t("bourre.pass.who")} players=${players} chosen=${[player]}
          onTap=${(/** @type {string} */ id) => set({ player: id })} />
        <h2>${t("bourre.pass.dealer")}</h2>
        <${Chips} label=${t("bourre.pass.dealer")} players=${players} chosen=${[dealer]}
          onTap=${(/** @type {string} */ id) => set({ dealer: id })} />
        ${suitOnly ? html`<${SuitChoice} value=${trump[0] ?? ""} onChange=${name} />` : null}
        ${places.map((slot) => html`<${SlotRow} key=${slot.key} slot=${slot} slots=${slots} />`)}
      </section><${Problem} error=${error} /><${Verdict} verdict=${verdict} game=${game} />`,
    foot: html`${places.length ? html`<${SlotKeys} slots=${slots} cards=${cards} />` : null}
      <${AskButton} text=${t("referee.ask")} missing=${player ? null : t("bourre.pass.who")} busy=${busy}
        onAsk=${put} />`,
  };
}

/** @param {import("./claims.js").Asking} props @param {string} about Whom it is about, where that was said already */
export function useDrawForm({ session, sitting: { game, rules }, onAsked }, about) {
  const players = playersIn(game);
  const [draft, setDraft] = useState({ player: about, count: 1, present: players.length });
  const set = (/** @type {Partial<typeof draft>} */ changes) => setDraft({ ...draft, ...changes });
  const { player, count, present } = draft;
  const { verdict, error, busy, put } = useQuestion(
    session,
    { kind: "draw", player, count, players: present },
    onAsked,
  );
  return {
    main: html`<section class="paper"><h2>${t("bourre.draw.who")}</h2>
        <${Chips} label=${t("bourre.draw.who")} players=${players} chosen=${[player]}
          onTap=${(/** @type {string} */ id) => set({ player: id })} />
        <${Counter} label=${t("bourre.draw.count")} value=${count} most=${rules.deal.cards}
          onChange=${(/** @type {number} */ next) => set({ count: next })} />
        <${Counter} label=${t("bourre.draw.there")} value=${present} least=${2} most=${players.length}
          onChange=${(/** @type {number} */ next) => set({ present: next })} />
      </section><${Problem} error=${error} /><${Verdict} verdict=${verdict} game=${game} />`,
    foot: html`<${AskButton} text=${t("referee.ask")} missing=${player ? null : t("bourre.draw.who")} busy=${busy}
      onAsk=${put} />`,
  };
}
