/** Running scores as a chart. The library that draws it is loaded when somebody looks. */
import "../history/style.js";
import { useFamily, useSheetParts } from "../families.js";
import { drawMarks, peaksOf, lineOf, rangeOf, shownAs } from "../history/chart-marks.js";
import { titleOf } from "../history/titles.js";
import { colourOf } from "../kit/face.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { loadElement } from "../parts/loading.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { Waited } from "../parts/loaded.js";
import { link } from "../router.js";
import { labelOf, sidesOf } from "../table.js";
import { number, t } from "../text.js";

const LIBRARY = new URL("../vendor/uplot/", import.meta.url);
const LEAST_HEIGHT_PX = 180;
const HEADROOM = 1.06;
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3]];

/**
 * @typedef {object} Drawn What a chart is drawn from
 * @property {Api.Game} game
 * @property {import("../families.js").Act[]} sheet
 * @property {number | null} limit
 * @property {import("../history/chart-marks.js").Peak[]} peaks
 * @property {import("../families.js").SheetParts} parts
 * @property {import("../families.js").Words} words
 * @property {(score: number) => number} shown
 */

/** @param {{sitting: import("../session.js").Sitting}} props */
export function Screen({ sitting }) {
  const parts = useSheetParts();
  return parts ? html`<${Chart} ...${{ sitting, parts }} />` : html`<${Waited} />`;
}

/** @param {{sitting: import("../session.js").Sitting, parts: import("../families.js").SheetParts}} props */
function Chart({ sitting, parts }) {
  const { game, sheet, rules, id } = sitting;
  const { words, player } = useFamily();
  const shown = (/** @type {number} */ score) => player.shown?.(score, game) ?? score;
  const peaks = peaksOf(sheet, parts).map((mark) => ({ ...mark, peak: shown(mark.peak) }));
  /** @type {Drawn} */
  const chart = { game, sheet: shownAs(sheet, shown), limit: parts.limit(rules), peaks, parts, words, shown };
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const { current: room } = place;
    if (!room) return undefined;
    let isCurrent = true;
    /** @type {any} */
    let drawn = null;
    const fit = new ResizeObserver(() => drawn?.setSize(sizeOf(room)));
    fit.observe(room);
    loadLibrary().then(
      () => isCurrent && (drawn = draw(room, chart)),
      () => setFailed(true),
    );
    return () => ((isCurrent = false), fit.disconnect(), drawn?.destroy());
  }, [sheet]);
  return html`<${GamePage} sitting=${sitting} title=${t("chart.title")} back=${link("game", id)} wide>
    <figure class="paper chart">
      <div ref=${place} role="img" aria-label=${altOf(chart)}></div>
      <figcaption>${failed ? t("app.offline.text") : captionOf(chart)}</figcaption>
    </figure>
  </${GamePage}>`;
}

/** @param {Drawn} chart */
const captionOf = ({ limit, peaks, parts, words }) =>
  [t("chart.caption", words), limit && t("chart.limit", { limit }), peaks.length && parts.peaksMean]
    .filter(Boolean)
    .join(" ");

/**
 * The chart for somebody who does not see it: where the lines are to be read as a table, and who passed the limit.
 * @param {Drawn} chart
 */
function altOf(chart) {
  const { game, sheet, peaks, parts } = chart;
  const sentences = peaks.map(({ at, player, peak }) =>
    parts.peakText(labelOf(game, player), peak, entryText(chart, at)),
  );
  return [t("chart.alt", { count: sheet.length }), ...sentences].join(" ");
}

/** @type {Promise<unknown> | null} */
let loading = null;
function loadLibrary() {
  loading ??= Promise.all([
    loadElement("link", { rel: "stylesheet", href: new URL("uPlot.min.css", LIBRARY).href }),
    loadElement("script", { src: new URL("uPlot.iife.min.js", LIBRARY).href }),
  ]);
  return loading.catch((error) => ((loading = null), Promise.reject(error)));
}

/**
 * As wide as its place, and no higher than leaves it in sight: on a phone held either way, or on a wall.
 * @param {HTMLElement} place
 */
function sizeOf({ clientWidth: width }) {
  return { width, height: Math.max(LEAST_HEIGHT_PX, Math.min(0.9 * width, 0.55 * innerHeight)) };
}

/**
 * One line per player, or per team: the score after each entry of the sheet; a gap before somebody joined.
 * @param {Api.Game} game @param {import("../families.js").Act[]} sheet @param {number} [begun]
 */
export function seriesOf(game, sheet, begun = 0) {
  const entries = [0, ...sheet.map((_, at) => at + 1)];
  const joined = new Set(
    sheet
      .flatMap(({ lines }) => lines)
      .filter(({ kind }) => kind === "joined")
      .map(({ player }) => player),
  );
  const scores = sidesOf(game).map((side) => [
    joined.has(side) ? null : begun,
    ...sheet.map((act) => act.scores[side] ?? null),
  ]);
  return [entries, ...scores];
}

/**
 * The name of an entry, counted from 1: a round by its number, another act by its kind.
 * @param {Drawn} chart @param {number} at @returns {string}
 */
function entryText({ sheet, parts, words }, at) {
  const act = sheet[at - 1];
  return act ? titleOf(act, parts, words) : t("chart.beginning");
}

/**
 * The number below an entry, as in the margin of the sheet.
 * @param {import("../families.js").Act[]} sheet @param {number} at
 */
const mark = (sheet, at) => (sheet[at - 1] ? String(sheet[at - 1].number ?? "•") : "");

/** @param {HTMLElement} place @param {Drawn} chart */
function draw(place, chart) {
  const { game, sheet, limit, peaks, parts, shown } = chart;
  const style = getComputedStyle(place);
  const ink = style.getPropertyValue("--ink-soft");
  const axis = { stroke: ink, grid: { stroke: style.getPropertyValue("--rule"), width: 1 }, ticks: { show: false } };
  const colour = style.getPropertyValue("--ink");
  const colours = sidesOf(game).map((side) => colourOf(game, side));
  const lines = sidesOf(game).map((side, at) => ({
    label: labelOf(game, side),
    paths: lineOf(peaks, side),
    stroke: style.getPropertyValue(`--line-${colours[at]}`),
    width: 2.5,
    dash: DASHES[colours.slice(0, at).filter((colour) => colour === colours[at]).length % DASHES.length],
    points: { size: 6 },
    value: (/** @type {unknown} */ _, /** @type {number | null} */ score) => (score === null ? "–" : number(score)),
  }));
  // Where nobody points, the legend tells how it stands now.
  const now = (/** @type {any} */ drawn) => drawn.cursor.idx ?? drawn.setLegend({ idx: sheet.length });
  const range = rangeOf(sheet, peaks, Math.max(limit ?? 0, shown(0)));
  const marks = { peaks, drawPeak: parts.drawPeak, limit, lowest: range[0], colour };
  const options = {
    ...sizeOf(place),
    scales: { x: { time: false }, y: { range: range.map((score) => HEADROOM * score) } },
    axes: [
      {
        ...axis,
        incrs: [1, 2, 5, 10, 20, 50],
        values: (/** @type {unknown} */ _, /** @type {number[]} */ splits) => splits.map((at) => mark(sheet, at)),
      },
      { ...axis, values: (/** @type {unknown} */ _, /** @type {number[]} */ splits) => splits.map(number) },
    ],
    series: [
      {
        label: t("chart.after"),
        value: (/** @type {unknown} */ _, /** @type {number | null} */ at) => entryText(chart, at ?? 0),
      },
      ...lines,
    ],
    hooks: { ready: [now], setCursor: [now], draw: [drawMarks(marks)] },
  };
  return new uPlot(options, seriesOf(game, sheet, shown(0)), place);
}
