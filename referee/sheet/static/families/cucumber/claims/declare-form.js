/** Whose word is it to declare the lowest card? */
import { html, useState } from "../../../lib.js";
import { Chips } from "../../../parts/fields.js";
import { Problem } from "../../../parts/problem.js";
import { useQuestion } from "../../../referee/question.js";
import { AskButton } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";
import { playersIn } from "../../../table.js";
import { t } from "../../../text.js";

/** @typedef {{player: string | null, winner: string | null, declined: string[]}} Draft */

/** @param {{session: any, sitting: any, onAsked(): void}} props */
export function useDeclareForm({ session, sitting: { game }, onAsked }) {
  const players = playersIn(game);
  const [draft, setDraft] = useState(/** @type {Draft} */ ({ player: null, winner: null, declined: [] }));
  const set = (/** @type {Partial<Draft>} */ changes) => setDraft({ ...draft, ...changes });
  const { declined } = draft;
  const toggle = (/** @type {string} */ id) =>
    set({ declined: declined.includes(id) ? declined.filter((other) => other !== id) : [...declined, id] });
  const { verdict, error, busy, put } = useQuestion(session, { kind: "declare", ...draft }, onAsked);
  const missing = draft.winner ? (draft.player ? null : t("declare.asks")) : t("declare.winner");
  return {
    main: html`<section class="paper"><h2>${t("declare.winner")}</h2>
        <${Chips} label=${t("declare.winner")} players=${players} chosen=${[draft.winner]}
          onTap=${(/** @type {string} */ winner) => set({ winner })} />
        <h2>${t("declare.declined")}</h2>
        <${Chips} label=${t("declare.declined")} players=${players} chosen=${draft.declined} onTap=${toggle} />
        <h2>${t("declare.asks")}</h2>
        <${Chips} label=${t("declare.asks")} players=${players} chosen=${[draft.player]}
          onTap=${(/** @type {string} */ player) => set({ player })} />
      </section>
      <${Problem} error=${error} /><${Verdict} verdict=${verdict} game=${game} />`,
    foot: html`<${AskButton} text=${t("referee.ask")} missing=${missing} busy=${busy} onAsk=${put} />`,
  };
}
