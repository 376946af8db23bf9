/** May the bet be doubled? */
import { html, useState } from "../../../lib.js";
import { TurnList } from "../../../kit/turns.js";
import { Chips, Segments } from "../../../parts/fields.js";
import { Problem } from "../../../parts/problem.js";
import { useQuestion } from "../../../referee/question.js";
import { AskButton } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";
import { playersIn } from "../../../table.js";
import { t } from "../../../text.js";

/** @typedef {{player: string | null, winner: string | null, after_trick: number, doubles: any[]}} Draft */

/** @param {{session: any, sitting: any, onAsked(): void}} props */
export function useDoubleForm({ session, sitting, onAsked }) {
  const { game } = sitting;
  const players = playersIn(game);
  const [draft, setDraft] = useState(
    /** @type {Draft} */ ({ player: null, winner: null, after_trick: 1, doubles: [] }),
  );
  const set = (/** @type {Partial<Draft>} */ changes) => setDraft({ ...draft, ...changes });
  const claim = { kind: "double", ...draft, winner: draft.winner ?? draft.player };
  const { verdict, error, busy, put } = useQuestion(session, claim, onAsked);
  const row = sitting.entry.forms[0].rows.find((/** @type {any} */ { at }) => at === "/calls/doubles");
  const tricks = Array.from({ length: (game.next?.cards_each ?? 7) - 1 }, (_, at) => at + 1);
  const main = html`<section class="paper"><h2>${t("double.who")}</h2>
      <${Chips} label=${t("double.who")} players=${players} chosen=${[draft.player]}
        onTap=${(/** @type {string} */ player) => set({ player })} />
      <h2>${t("double.after")}</h2>
      <${Segments} small label=${t("double.after")} value=${draft.after_trick}
        options=${tricks.map((trick) => [trick, String(trick)])}
        onChange=${(/** @type {number} */ trick) => set({ after_trick: trick })} />
      <h2>${t("double.winner")}</h2>
      <${Chips} label=${t("double.winner")} players=${players} chosen=${[claim.winner]}
        onTap=${(/** @type {string} */ winner) => set({ winner })} />
    </section>
    ${
      row
        ? html`<section class="paper"><h2>${row.label}</h2><${TurnList} ...${{ row, players }} table=${sitting}
            turns=${draft.doubles} onChange=${(/** @type {any[]} */ doubles) => set({ doubles })} /></section>`
        : null
    }
    <${Problem} error=${error} />
    <${Verdict} verdict=${verdict} game=${game} />`;
  return {
    main,
    foot: html`<${AskButton} text=${t("referee.ask")} missing=${draft.player ? null : t("double.who")} busy=${busy}
      onAsk=${put} />`,
  };
}
