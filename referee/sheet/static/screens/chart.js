/** Running scores as a chart. The library that draws it is loaded when somebody looks. */
import "../history/style.js";
import { drawMarks, fallsOf, highestOf, lineOf } from "../history/chart-marks.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { added } from "../parts/added.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { link } from "../router.js";
import { nameOf } from "../table.js";
import { t } from "../text.js";

const LIBRARY = new URL("../vendor/uplot/", import.meta.url);
const LEAST_HEIGHT_PX = 180;
const HEADROOM = 1.06;
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3]];

export function Screen({ sitting }) {
  const { game, sheet, rules, id } = sitting;
  const limit = rules.limit.points;
  const place = useRef(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let [wanted, chart] = [true, null];
    const fit = new ResizeObserver(() => chart?.setSize(sizeOf(place.current)));
    fit.observe(place.current);
    loadLibrary().then(
      () => wanted && (chart = draw(place.current, { game, sheet, limit })),
      () => setFailed(true),
    );
    return () => ((wanted = false), fit.disconnect(), chart?.destroy());
  }, [sheet]);
  return html`<${GamePage} sitting=${sitting} title=${t("chart.title")} back=${link("game", id)} wide>
    <figure class="paper chart">
      <div ref=${place} role="img" aria-label=${altOf(game, sheet)}></div>
      <figcaption>${failed ? t("app.offline.text") : captionOf(sheet, limit)}</figcaption>
    </figure>
  </${GamePage}>`;
}

const captionOf = (sheet, limit) =>
  [t("chart.caption"), limit && t("chart.limit", { limit }), fallsOf(sheet).length && t("chart.falls")]
    .filter(Boolean)
    .join(" ");

/** The chart for somebody who does not see it: where the lines are to be read as a table, and who fell. */
function altOf(game, sheet) {
  const falls = fallsOf(sheet).map(({ at, player, peak }) =>
    t("chart.fell", { name: nameOf(game, player), score: peak, when: entryText(sheet, at) }),
  );
  return [t("chart.alt", { count: sheet.length }), ...falls].join(" ");
}

let loading = null;
function loadLibrary() {
  loading ??= Promise.all([
    added("link", { rel: "stylesheet", href: new URL("uPlot.min.css", LIBRARY).href }),
    added("script", { src: new URL("uPlot.iife.min.js", LIBRARY).href }),
  ]);
  return loading.catch((error) => ((loading = null), Promise.reject(error)));
}

/** As wide as its place, and no higher than leaves it in sight: on a phone held either way, or on a wall. */
function sizeOf({ clientWidth: width }) {
  return { width, height: Math.max(LEAST_HEIGHT_PX, Math.min(0.9 * width, 0.55 * innerHeight)) };
}

/** One line per player: the score after each entry of the sheet; a gap before somebody joined. */
export function seriesOf(game, sheet) {
  const entries = [0, ...sheet.map((_, at) => at + 1)];
  const joined = new Set(
    sheet
      .flatMap(({ lines }) => lines)
      .filter(({ kind }) => kind === "joined")
      .map(({ player }) => player),
  );
  const scores = game.players.map(({ id }) => [
    joined.has(id) ? null : 0,
    ...sheet.map((act) => act.scores[id] ?? null),
  ]);
  return [entries, ...scores];
}

/** What an entry is, counted from 1: a hand by its number, another act by its kind. */
function entryText(sheet, at) {
  const act = sheet[at - 1];
  return act ? t(`history.open.${act.kind}`, act) : t("chart.beginning");
}

/** The number below an entry, as in the margin of the sheet. */
const mark = (sheet, at) => (sheet[at - 1] ? String(sheet[at - 1].number ?? "•") : "");

function draw(place, { game, sheet, limit }) {
  const style = getComputedStyle(place);
  const ink = style.getPropertyValue("--ink-soft");
  const axis = { stroke: ink, grid: { stroke: style.getPropertyValue("--rule"), width: 1 }, ticks: { show: false } };
  const colour = style.getPropertyValue("--ink");
  const lines = game.players.map(({ id, name }, at) => ({
    label: name,
    paths: lineOf(sheet, id),
    stroke: style.getPropertyValue(`--line-${(at % 8) + 1}`),
    width: 2.5,
    dash: DASHES[Math.floor(at / 8) % DASHES.length],
    points: { size: 6 },
  }));
  // Where nobody points, the legend tells how it stands now.
  const now = (chart) => chart.cursor.idx ?? chart.setLegend({ idx: sheet.length });
  const options = {
    ...sizeOf(place),
    scales: { x: { time: false }, y: { range: [0, HEADROOM * highestOf(sheet, limit)] } },
    axes: [{ ...axis, incrs: [1, 2, 5, 10, 20, 50], values: (_, splits) => splits.map((at) => mark(sheet, at)) }, axis],
    series: [{ label: t("chart.after"), value: (_, at) => entryText(sheet, at ?? 0) }, ...lines],
    hooks: { ready: [now], setCursor: [now], draw: [drawMarks({ sheet, limit, colour })] },
  };
  return new uPlot(options, seriesOf(game, sheet), place);
}
