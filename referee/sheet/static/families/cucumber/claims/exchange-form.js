/** May so many cards be changed? */
import { html, useState } from "../../../lib.js";
import { Chips, Field } from "../../../parts/fields.js";
import { Problem } from "../../../parts/problem.js";
import { playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import { useQuestion } from "../../../referee/question.js";
import { AskButton } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";

/**
 * @typedef {{player: string | null, counts: Record<string, string>}} Draft Whose change is asked about; how many cards
 *   each changes, as typed
 */

/**
 * @param {{session: import("../../../session.js").Session, sitting: import("../../../session.js").Sitting,
 *   onAsked(): void}} props
 */
export function useExchangeForm({ session, sitting: { game }, onAsked }) {
  const players = playersIn(game);
  const [draft, setDraft] = useState(/** @type {Draft} */ ({ player: null, counts: {} }));
  const setCount = (/** @type {string} */ id, /** @type {string} */ text) =>
    setDraft({ ...draft, counts: { ...draft.counts, [id]: text } });
  const before = players.filter(({ id }) => id !== draft.player && draft.counts[id]);
  const claim = {
    kind: "exchange",
    player: draft.player,
    count: Number(draft.counts[draft.player ?? ""] ?? 0),
    exchanges: before.map(({ id }) => ({ player: id, count: Number(draft.counts[id]) })),
  };
  const { verdict, error, busy, put } = useQuestion(session, claim, onAsked);
  const main = html`<section class="paper"><h2>${t("exchange.who")}</h2>
      <${Chips} label=${t("exchange.who")} players=${players} chosen=${[draft.player]}
        onTap=${(/** @type {string} */ player) => setDraft({ ...draft, player })} />
      <p class="hint">${t("exchange.hint")}</p>
      ${players.map(
        ({ id, name }) => html`<${Field} key=${id}
          label=${t(id === draft.player ? "exchange.wants" : "exchange.changed", { name })}>
        ${(props) => html`<input ...${props} type="number" min="0" inputmode="numeric" value=${draft.counts[id] ?? ""}
          onInput=${(event) => setCount(id, event.target.value)} />`}
      </${Field}>`,
      )}
    </section>
    <${Problem} error=${error} />
    <${Verdict} verdict=${verdict} game=${game} />`;
  return {
    main,
    foot: html`<${AskButton} text=${t("referee.ask")} missing=${draft.player ? null : t("exchange.who")} busy=${busy}
      onAsk=${put} />`,
  };
}
