/** The board: how everyone stands, what the next round needs, and the way to it. */
import { useChanged } from "../board/changed.js";
import { LastAct } from "../board/last-act.js";
import { PlayerRow } from "../board/player-row.js";
import { Pot } from "../board/pot.js";
import { Waiting } from "../board/waiting.js";
import { useFamily } from "../families.js";
import { mayScore } from "../games.js";
import { html } from "../lib.js";
import { GamePage } from "../parts/game-page.js";
import { Icon } from "../parts/icons.js";
import { Loaded } from "../parts/loaded.js";
import { nextNumber } from "../numbering.js";
import { entriesOf, outbox } from "../outbox.js";
import { willEnd } from "../queue.js";
import { link } from "../router.js";
import { useObserved } from "../store.js";
import { peopleOf, rowsOf } from "../table.js";
import { list, t } from "../text.js";

const loadCelebration = () => import("../board/celebration.js");
/** Once everything else is there; a board whose screen goes dark is still a board. */
const QUIET_MS = 2500;
const loadAwake = () => new Promise((later) => setTimeout(later, QUIET_MS)).then(() => import("../board/awake.js"));
const loadRematch = () => import("../board/rematch.js");

export function Screen({ session, sitting }) {
  useObserved(outbox);
  const { next, player: parts } = useFamily();
  const { game, rules, variant, sheet, pot, id } = sitting;
  const may = mayScore(id);
  const changed = useChanged(game);
  return html`<${GamePage} sitting=${sitting} tab="board" wide="board" below=${variant}
    title=${game.title || list(peopleOf(game).map(({ name }) => name))}
    aside=${html`<${Aside} id=${id} rules=${rules} />`} foot=${html`<${Foot} ...${{ session, game, rules, may }} />`}>
    ${
      game.status === "playing"
        ? null
        : html`<${Loaded} load=${loadCelebration} meanwhile=${null}
      ...${{ game, rules, pot }} />`
    }
    <${Loaded} load=${loadAwake} meanwhile=${null} />
    ${game.next ? html`<${next.Facts} ...${{ game, rules }} mayScore=${may} />` : null}
    <${Waiting} ...${{ sitting }} />
    <section class="paper board" aria-label=${t("board.title")}>
      ${rowsOf(game).map(
        (row) => html`<div key=${row.id} class="place-at-table">
        <${PlayerRow} ...${{ row, game, rules, sheet, pot }} changed=${changed[row.id]} />
        ${row.members.map((player) =>
          may && parts.loadBelow && parts.hasBelow(player, game)
            ? html`<${Loaded} key=${player.id} load=${parts.loadBelow} meanwhile=${null}
          ...${{ session, game, rules, player }} />`
            : null,
        )}
      </div>`,
      )}
    </section>
    <div class="beside-board"><${LastAct} ...${{ session, sitting }} mayScore=${may} />
      <${Pot} ...${{ game, rules, pot }} /></div>
  </${GamePage}>`;
}

function Aside({ id, rules }) {
  const { board } = useFamily();
  return html`
    ${
      board.keepsScore(rules)
        ? html`<a class="quiet" href=${link("game", id, "chart")} aria-label=${t("chart.open")}>
      <${Icon} name="chart" /></a>`
        : null
    }
    <a class="quiet" href=${link("game", id, "rules")} aria-label=${t("rules.open")}><${Icon} name="book" /></a>`;
}

function Foot({ session, game, rules, may }) {
  const { next, words } = useFamily();
  if (game.status !== "playing")
    return html`<${Loaded} load=${loadRematch} meanwhile=${null} ...${{ session, game }} />`;
  if (!may) return null;
  if (willEnd(entriesOf(game.id))) return html`<p class="hint" role="status">${t("board.ends")}</p>`;
  return html`<${next.Start} ...${{ game, rules }} /><a role="button" class="big"
    href=${link("game", game.id, "enter")}>
    <${Icon} name="pencil" />${t("board.enter", { ...words, number: nextNumber(game) })}</a>`;
}
