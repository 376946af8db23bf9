/** The table between hands: who comes, goes or buys back in, the deal, a director's decision, and the end. */
import { mayScore } from "../games.js";
import { Correction } from "../history/correction.js";
import { html, useState } from "../lib.js";
import { Chips, Segments } from "../parts/fields.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { act } from "../people/acting.js";
import { BuyIns } from "../people/buy-ins.js";
import { Decision } from "../people/decision.js";
import { Join } from "../people/join.js";
import { Lock } from "../people/lock.js";
import { go, link } from "../router.js";
import { keepsScore, nameOf, playersIn } from "../table.js";
import { t } from "../text.js";

export function Screen({ session, sitting }) {
  const { game, rules, id } = sitting;
  const may = mayScore(id);
  const props = { session, game, rules };
  return html`<${GamePage} sitting=${sitting} tab="people" title=${t("people.title")}>
    ${!may ? html`<p class="hint">${t("people.watching")}</p>` : null}
    ${
      may && game.status === "playing"
        ? html`
      ${rules.stakes.buy_ins.each ? html`<${BuyIns} ...${props} />` : null}
      <${Act} title=${t("people.join")}><${Join} ...${props} /></${Act}>
      <${Act} title=${t("people.leave")}><${Leave} ...${props} /></${Act}>
      ${
        game.next.dealer || game.next.dealer_drawn_by.length
          ? html`<${Act} title=${t("people.dealer")}>
        <${Dealer} ...${props} /></${Act}>`
          : null
      }
      ${keepsScore(rules) ? html`<${Act} title=${t("people.adjust")}><${Decision} ...${props} /></${Act}>` : null}
      <${Act} title=${t("people.end")}><${End} ...${props} /></${Act}>`
        : null
    }
    ${
      game.status === "playing"
        ? null
        : html`<p class="hint">${t("people.over")}</p>
      <${Lock} session=${session} game=${game} />`
    }
  </${GamePage}>`;
}

function Act({ title, children }) {
  return html`<details class="paper act"><summary>${title}</summary>${children}</details>`;
}

function Leave({ session, game }) {
  const [player, setPlayer] = useState(null);
  const staying = game.players.filter(({ withdrawn }) => !withdrawn);
  return html`<${Chips} label=${t("people.leave")} players=${staying} chosen=${[player]} onTap=${setPlayer} />
    ${
      player
        ? html`<${Correction} key=${player} ...${{ session, game }} method="POST" path="withdrawals" body=${{ player }}
      action=${t("people.leave_now")} done=${t("people.kept.withdrawal", { name: nameOf(game, player) })}
        onDone=${() => go(link("game", game.id))} />`
        : null
    }`;
}

function Dealer({ game }) {
  return html`<p class="hint">${t("people.dealer_hint")}</p>
    <${Chips} label=${t("people.dealer")} players=${playersIn(game)} chosen=${[game.next.dealer]}
      onTap=${(player) => act(game, "dealer", "dealer", { player })} />`;
}

function End({ session, game }) {
  const [reason, setReason] = useState(null);
  return html`<${Segments} label=${t("people.end")} value=${reason} onChange=${setReason}
      options=${[
        ["agreed", t("people.end.agreed")],
        ["abandoned", t("people.end.abandoned")],
      ]} />
    ${
      reason
        ? html`<p class="hint">${t(`people.end.${reason}_hint`)}</p>
      <${Correction} key=${reason} ...${{ session, game }} method="POST" path="end" body=${{ reason }}
        action=${t("people.end_now")} done=${t("people.kept.end")} onDone=${() => go(link("game", game.id))} />`
        : null
    }`;
}
