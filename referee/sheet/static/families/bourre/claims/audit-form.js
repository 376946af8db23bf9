/** A whole hand, trick by trick, with the pot as it would be settled; from here it can be entered. */
import { html, useState } from "../../../lib.js";
import { Problem } from "../../../parts/problem.js";
import { useQuestion } from "../../../referee/question.js";
import { AskButton } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";
import { go, link } from "../../../router.js";
import { keep, stored } from "../../../storage.js";
import { playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import { missingOf, missingText, playedOf } from "../cards/body.js";
import { CardKeys, CardsForm } from "../cards/cards-form.js";
import { emptyHand, without } from "../cards/hand.js";
import { dealerOf } from "../cards/tricks.js";
import { Account } from "../sheet/played.js";

/** @param {import("./claims.js").Asking} props */
export function useAuditForm({ session, sitting: { game, rules, cards }, onAsked }) {
  const name = `audit ${game.id}`;
  const [typed, setDraft] = useState(() => ({ ...emptyHand(), ...stored("drafts", name) }));
  const table = { game, rules, cards, players: playersIn(game) };
  const draft = without(typed, (id) => table.players.some((player) => player.id === id));
  const change = (/** @type {any} */ next) => (keep("drafts", name, next), setDraft(next));
  const missing = draft.stay.length < 2 ? { ask: "bourre.missing.stay" } : missingOf(draft, table);
  const claim = { kind: "audit", dealer: dealerOf(draft, table), ...playedOf(draft, table) };
  const { verdict, error, busy, put } = useQuestion(session, missing ? {} : claim, onAsked);
  const props = { draft, table, present: table.players, errors: error?.errors ?? [], onChange: change };
  const enter = async () => {
    await keep("drafts", game.id, { form: "cards", values: {}, own: draft });
    go(link("game", game.id, "enter"));
  };
  const empty = () => change(emptyHand());
  return {
    main: html`<section class="paper"><${CardsForm} ...${props} />
        ${
          draft.stay.length
            ? html`<button type="button" class="link-button" onClick=${empty}>${t("bourre.audit.anew")}</button>`
            : null
        }
      </section>
      <${Problem} error=${error} beside=${["/tricks"]} />
      <${Verdict} verdict=${verdict} game=${game} />
      ${
        verdict?.settlement
          ? html`<section class="paper"><h2>${t("bourre.audit.settled")}</h2>
              <${Account} of=${verdict.settlement} game=${game} /></section>`
          : null
      }
      ${
        verdict && game.status === "playing"
          ? html`<button type="button" class="big secondary-button" onClick=${enter}>
              ${t("bourre.audit.enter")}</button>`
          : null
      }`,
    foot: html`<${CardKeys} ...${props} /><${AskButton} text=${t("bourre.audit.ask")} busy=${busy} onAsk=${put}
      missing=${missingText(missing, game)} />`,
  };
}
