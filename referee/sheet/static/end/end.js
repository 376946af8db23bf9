/** The end of a game: the places, how it went, who pays whom, the picture to send, and on to the next. */
import { LastAct } from "../board/last-act.js";
import { PlayerRow } from "../board/player-row.js";
import { Pot } from "../board/pot.js";
import { Waiting } from "../board/waiting.js";
import { Confirming } from "../confirming/lazy.js";
import { useFamily, useSheetParts } from "../families.js";
import { mayScore } from "../games.js";
import { Face } from "../kit/face.js";
import { html, useMemo } from "../lib.js";
import { GamePage, screenItems } from "../parts/game-page.js";
import { Waited } from "../parts/loaded.js";
import { loadStyle } from "../parts/loading.js";
import { useWall } from "../parts/media.js";
import { Menu } from "../parts/menu.js";
import { link } from "../router.js";
import { peopleOf, rowsOf } from "../table.js";
import { list, t } from "../text.js";
import { bgStatsLink } from "./bg-stats.js";
import { minutesOf, placesOf } from "./course.js";
import { Podium } from "./podium.js";
import { Rematch } from "./rematch.js";
import { aboutText, resultOf } from "./result.js";
import { SendPicture } from "./send-picture.js";

await loadStyle("end.css");

/** @param {{session: any, sitting: import("../session.js").Sitting}} props */
export function Screen({ session, sitting }) {
  const family = useFamily();
  const parts = useSheetParts();
  const { game } = sitting;
  if (game.status === "abandoned") return html`<${GivenUp} ...${{ session, sitting }} />`;
  if (!parts) return html`<${Waited} />`;
  // The sheet comes behind the game: until it is whole there are only the places.
  const isWhole = sitting.sheetVersion === game.version;
  const { sheet, pot } = isWhole ? sitting : { sheet: [], pot: null };
  const result = resultOf({ ...sitting, sheet, pot, family, parts });
  const { podium, facts, payments } = result;
  return html`<${Frame} ...${{ session, sitting }} title=${result.title} about=${result.about}>
    ${podium.length ? html`<${Podium} game=${game} places=${podium} Confetti=${family.board.Confetti} />` : null}
    ${game.players.length === 1 ? html`<${SoloResult} game=${game} score=${result.others[0]?.score} />` : null}
    <${LastAct} ...${{ session, sitting }} mayScore=${mayScore(sitting.id)} />
    <${Facts} rows=${facts} label=${t("end.facts")} />
    <${Facts} rows=${payments} label=${t("end.money")} look="end-paid" />
    <div class="end-acts">
      <${SendPicture} ...${{ game, result }} />
      <${Rematch} ...${{ session, game }} look="secondary-button" />
      <${ToBgStats} sitting=${sitting} />
    </div>
  </${Frame}>`;
}

/** @param {{session: any, sitting: import("../session.js").Sitting}} props */
function GivenUp({ session, sitting }) {
  const { game, pot } = sitting;
  const isRefunded = Boolean(pot?.transfers.some((/** @type {any} */ { reason }) => reason === "refund"));
  const title = game.title || list(peopleOf(game).map(({ name }) => name));
  return html`<${Frame} ...${{ session, sitting }} title=${title} about=${aboutText({ ...sitting, game })}>
    <p class="banner" role="status">${t(isRefunded ? "board.abandoned_stake" : "board.abandoned")}</p>
    <${LastAct} ...${{ session, sitting }} mayScore=${mayScore(sitting.id)} />
    <div class="end-acts"><${Rematch} ...${{ session, game }} look="big" /></div>
  </${Frame}>`;
}

/**
 * The frame of every end: on the left what is special about it, on the right the rows with their reasons.
 * @param {{session: any, sitting: import("../session.js").Sitting, title: string, about: string, children?: any}} props
 */
function Frame({ session, sitting, title, about, children }) {
  const { game, rules, pot, id } = sitting;
  const { board } = useFamily();
  const order = placesOf(game).map(({ side }) => side);
  const rows = rowsOf(game).sort((row, other) => order.indexOf(row.side) - order.indexOf(other.side));
  const isBare = useWall() && !mayScore(id);
  const items = [
    ...(isBare ? screenItems(id) : []),
    ...(board.keepsScore(rules) ? [{ key: "chart", text: t("chart.open"), href: link("game", id, "chart") }] : []),
    { key: "rules", text: t("rules.open"), href: link("game", id, "rules") },
  ];
  return html`<${GamePage} sitting=${sitting} tab="board" wide="end" isBare=${isBare} title=${title} below=${about}
    aside=${html`<${Menu} items=${items} />`}>
    <${Waiting} ...${{ sitting }} isAbove />
    <div class="end">${children}</div>
    <div class="end-rows">
      <section class="paper board" aria-label=${t("board.title")}>
        ${rows.map((row) => html`<${PlayerRow} key=${row.id} ...${{ row, sitting }} />`)}
      </section>
      <div class="beside-board"><${Waiting} ...${{ sitting }} /><${Confirming} ...${{ session, sitting }} />
        <${Pot} ...${{ game, rules, pot }} /></div>
    </div>
  </${GamePage}>`;
}

/**
 * The result of whoever plays alone, for whom there are no places.
 * @param {{game: any, score?: string}} props
 */
function SoloResult({ game, score }) {
  const { Under } = useFamily().player;
  const [player] = game.players;
  return html`<section class="podium end-alone" role="status"><${Face} game=${game} id=${player.id} />
    <strong>${player.name}</strong><b>${score}</b><${Under} player=${player} /></section>`;
}

/**
 * Facts, a row each, with how much beside them.
 * @param {{rows: [string, string][], label: string, look?: string}} props
 */
function Facts({ rows, label, look = "" }) {
  if (!rows.length) return null;
  return html`<section class=${`paper end-facts ${look}`} aria-label=${label}><ul>${rows.map(
    ([name, value], at) => html`<li key=${at}><span>${name}</span>${value ? html` <b>${value}</b>` : null}</li>`,
  )}</ul></section>`;
}

/** @param {{sitting: import("../session.js").Sitting}} props */
function ToBgStats({ sitting: { game, rules, sheet, variant = "", bggId } }) {
  const { player } = useFamily();
  const best = player.best?.(rules);
  const shown = (/** @type {number} */ score) => player.shown?.(score, game) ?? score;
  const address = useMemo(
    () => bgStatsLink({ game, sheet, variant, best, bggId, minutes: minutesOf(game, sheet), shown }),
    [game, sheet, best],
  );
  return html`<a role="button" class="secondary-button" href=${address} target="_blank" rel="noopener">
    ${t("end.bg_stats")}</a>`;
}
