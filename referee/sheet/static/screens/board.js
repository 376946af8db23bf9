/** The board: how everyone stands, who deals and leads, and the way to the next hand. */
import { Loaded } from "../app.js";
import { NextHand } from "../board/next-hand.js";
import { PlayerRow } from "../board/player-row.js";
import { Pot } from "../board/pot.js";
import { Waiting } from "../board/waiting.js";
import { Start } from "../board/ways-on.js";
import { mayScore } from "../games.js";
import { html } from "../lib.js";
import { GamePage } from "../parts/game-page.js";
import { Icon } from "../parts/icons.js";
import { nextNumber, outbox } from "../outbox.js";
import { link } from "../router.js";
import { useObserved } from "../store.js";
import { keepsScore } from "../table.js";
import { list, t } from "../text.js";

const loadCelebration = () => import("../board/celebration.js");
const loadRematch = () => import("../board/rematch.js");

export function Screen({ session, sitting }) {
  useObserved(outbox);
  const { game, rules, sheet, pot, id } = sitting;
  const may = mayScore(id);
  return html`<${GamePage} sitting=${sitting} tab="board" title=${game.title || list(game.players.map(({ name }) => name))}
    aside=${html`<${Aside} id=${id} rules=${rules} />`} foot=${html`<${Foot} ...${{ session, game, rules, may }} />`}>
    ${game.status === "playing" ? null : html`<${Loaded} load=${loadCelebration} meanwhile=${null} ...${{ game, rules }} />`}
    <${NextHand} ...${{ session, game, rules }} mayScore=${may} />
    <${Waiting} ...${{ sitting }} />
    <section class="paper board" aria-label=${t("board.title")}>
      ${game.players.map((player) => html`<${PlayerRow} key=${player.id} ...${{ player, game, rules, sheet, pot }} />`)}
    </section>
    <${Pot} ...${{ game, pot }} />
  </${GamePage}>`;
}

function Aside({ id, rules }) {
  return html`
    ${keepsScore(rules) ? html`<a class="quiet" href=${link("game", id, "chart")} aria-label=${t("chart.open")}><${Icon} name="chart" /></a>` : null}
    <a class="quiet" href=${link("game", id, "rules")} aria-label=${t("rules.open")}><${Icon} name="book" /></a>`;
}

function Foot({ session, game, rules, may }) {
  if (game.status !== "playing") return html`<${Loaded} load=${loadRematch} meanwhile=${null} ...${{ session, game }} />`;
  if (!may) return null;
  return html`<${Start} ...${{ game, rules }} /><a role="button" class="big" href=${link("game", game.id, "enter")}><${Icon} name="pencil" />${t("board.enter", { number: nextNumber(game) })}</a>`;
}
