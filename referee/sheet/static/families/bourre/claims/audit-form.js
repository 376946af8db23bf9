/** A whole hand, trick by trick, with the pot as it would be settled; from here it can be entered. */
import { html, useState } from "../../../lib.js";
import { Problem } from "../../../parts/problem.js";
import { useAsking } from "../../../referee/asking.js";
import { AskButton } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";
import { go, link } from "../../../router.js";
import { keep, kept } from "../../../storage.js";
import { playersIn } from "../../../table.js";
import { t } from "../../../text.js";
import { CardKeys, CardsForm } from "../entry/cards-form.js";
import { missingOf, playedOf } from "../entry/body.js";
import { emptyHand, fitting } from "../entry/draft.js";
import { missingText } from "../entry/missing.js";
import { dealerOf } from "../entry/tricks.js";
import { Account } from "../sheet/played.js";

/** @param {import("./claims.js").Asking} props */
export function useAuditForm({ session, sitting: { game, rules, cards }, onAsked }) {
  const name = `audit ${game.id}`;
  const [typed, setDraft] = useState(() => kept("drafts", name) ?? emptyHand("cards"));
  const table = { game, rules, cards, players: playersIn(game) };
  const draft = fitting(typed, table);
  const change = (/** @type {any} */ next) => (keep("drafts", name, next), setDraft(next));
  const missing = draft.stay.length < 2 ? { ask: "bourre.missing.stay" } : missingOf(draft, table);
  const claim = { kind: "audit", dealer: dealerOf(draft, table), ...playedOf(draft, table) };
  const { verdict, error, busy, put } = useAsking(session, missing ? {} : claim, onAsked);
  const props = { draft, table, errors: error?.errors ?? [], onChange: change };
  const enter = async () => {
    await keep("drafts", game.id, draft);
    go(link("game", game.id, "enter"));
  };
  const empty = () => change(emptyHand("cards"));
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
