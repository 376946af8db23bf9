/** The picture of a result, as SVG: everything in it is text and shapes, and nothing is loaded for it. */
import { CROWN as CROWN_STROKES } from "../parts/icons.js";

const WIDTH = 1080;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 24;
const STEPS = [0, 300, 230, 180];
const NAME = 72;
const CROWN = 48;
const FACE = 64;
const ROW = 84;
const LEAST_SIZE = 24;

/**
 * The looks of a picture: the colours of the page, and of everybody's face.
 * @typedef {object} Look
 * @property {string} table @property {string} paper @property {string} ink @property {string} soft
 * @property {string} rule @property {string} felt @property {string} onFelt @property {string} step
 * @property {string} crown @property {string} font
 * @property {(text: string, size: number) => number} measure The width of a text
 * @property {(side: string) => {mark: string, background: string, ink: string}} faceOf
 */

/** @typedef {import("./result.js").Result} Result */
/** @typedef {{svg: string, width: number, height: number}} Picture */

/** @param {Result} result @param {Look} look @returns {Picture} */
export function pictureOf(result, look) {
  const parts = [headOf(result, look), podiumOf(result, look)];
  const lists = [othersOf(result), result.facts, result.payments].filter((rows) => rows.length);
  parts.push(...lists.map((rows) => cardOf(rows, look)));
  let height = MARGIN;
  const placed = parts.map((part) => {
    const group = `<g transform="translate(0 ${height})">${part.svg}</g>`;
    height += part.height ? part.height + 2 * GAP : 0;
    return group;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"
    viewBox="0 0 ${WIDTH} ${height}" font-family="${escaped(look.font)}">
    <rect width="${WIDTH}" height="${height}" fill="${look.table}"/>${placed.join("")}</svg>`;
  return { svg, width: WIDTH, height };
}

/** The part of a text that XML takes: whatever a name is made of. @param {string} text */
export const escaped = (text) =>
  [...text]
    // Control characters and halves of characters are nothing that XML could have.
    .filter((character) => !/[\u0000-\u001f\ufffe\uffff]|^[\ud800-\udfff]$/u.test(character))
    .join("")
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A text in as much room as there is: smaller, and where even that does not help, with less of it.
 * @param {string} text @param {number} size @param {number} room @param {Look} look
 */
export function fitted(text, size, room, { measure }) {
  const width = measure(text, size);
  if (width <= room) return { text, size };
  const smaller = Math.max(LEAST_SIZE, Math.floor((size * room) / width));
  if (measure(text, smaller) <= room) return { text, size: smaller };
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join("")}…`, smaller) > room) letters.pop();
  return { text: `${letters.join("")}…`, size: smaller };
}

/**
 * @param {string} content @param {object} place
 * @param {number} place.x @param {number} place.y @param {number} place.size @param {number} place.room
 * @param {string} place.fill @param {string} [place.anchor] @param {number} [place.weight]
 * @param {Look} look
 */
function textAt(content, { x, y, size, room, fill, anchor = "start", weight = 400 }, look) {
  const { text, size: fitting } = fitted(content, size, room, look);
  return `<text x="${x}" y="${y}" font-size="${fitting}" font-weight="${weight}" fill="${fill}"
    text-anchor="${anchor}">${escaped(text)}</text>`;
}

/** @param {Result} result @param {Look} look */
function headOf({ title, about }, look) {
  const first = textAt(title, { x: MARGIN, y: 56, size: 64, room: INNER, fill: look.ink, weight: 600 }, look);
  const second = textAt(about, { x: MARGIN, y: 112, size: 34, room: INNER, fill: look.soft }, look);
  return { svg: first + second, height: 124 };
}

/** @param {Result} result @param {Look} look */
function podiumOf({ podium }, look) {
  if (!podium.length) return { svg: "", height: 0 };
  const width = Math.min(330, (INNER - GAP * (podium.length - 1)) / podium.length);
  const left = (WIDTH - width * podium.length - GAP * (podium.length - 1)) / 2;
  const top = 2 * FACE + NAME + CROWN;
  const height = top + STEPS[1];
  const columns = podium.map((entry, at) => {
    const step = STEPS[entry.place ?? 0];
    return columnOf(entry, { x: left + at * (width + GAP), y: height - step, width, step }, look);
  });
  return { svg: columns.join(""), height };
}

/**
 * @param {import("./result.js").Placed} entry
 * @param {{x: number, y: number, width: number, step: number}} place `y` is where the step begins
 * @param {Look} look
 */
function columnOf({ side, name, place, score }, { x, y, width, step }, look) {
  const middle = x + width / 2;
  const isFirst = place === 1;
  const figure = isFirst ? look.onFelt : look.ink;
  const { mark, background, ink } = look.faceOf(side);
  const center = { x: middle, anchor: "middle" };
  return `${isFirst ? crownAt(middle, y - NAME - 2 * FACE - CROWN, look) : ""}
    <circle cx="${middle}" cy="${y - NAME - FACE}" r="${FACE}" fill="${background}"/>
    ${textAt(mark, { ...center, y: y - NAME - FACE + 22, size: 60, room: 2 * FACE, fill: ink, weight: 600 }, look)}
    ${textAt(name, { ...center, y: y - 22, size: 38, room: width, fill: look.ink, weight: 600 }, look)}
    <path d="M${x} ${y + step}v-${step - 24}q0-24 24-24h${width - 48}q24 0 24 24v${step - 24}z"
      fill="${isFirst ? look.felt : look.step}"/>
    ${textAt(score, { ...center, y: y + 100, size: 76, room: width - 24, fill: figure, weight: 600 }, look)}
    ${textAt(String(place), { ...center, y: y + step - 18, size: 30, room: width, fill: figure }, look)}`;
}

/** @param {number} middle @param {number} y @param {Look} look */
const crownAt = (middle, y, look) =>
  `<path transform="translate(${middle - 36} ${y - 6}) scale(3)" d="${CROWN_STROKES}" fill="${look.crown}"/>`;

/** Those who are not on the podium, as rows. @param {Result} result @returns {[string, string][]} */
const othersOf = ({ others }) =>
  others.map(({ place, name, score }) => [place === null ? name : `${place}  ${name}`, score]);

/** Rows of what and how much. @param {[string, string][]} rows @param {Look} look */
function cardOf(rows, look) {
  const height = rows.length * ROW + 2 * GAP;
  const inside = { left: MARGIN + 40, right: WIDTH - MARGIN - 40, room: INNER - 80 };
  const lines = rows.map(([label, value], at) => {
    const y = GAP + at * ROW;
    const shorter = value ? fitted(value, 38, 0.6 * inside.room, look) : null;
    const share = shorter ? inside.room - look.measure(shorter.text, shorter.size) - GAP : inside.room;
    const texts = { y: y + 55, size: 38, fill: look.ink };
    const line = at ? `<path d="M${inside.left} ${y}h${inside.room}" stroke="${look.rule}" stroke-width="2"/>` : "";
    return `${line}${textAt(label, { ...texts, x: inside.left, room: share }, look)}${
      value
        ? textAt(value, { ...texts, x: inside.right, room: 0.6 * inside.room, anchor: "end", weight: 600 }, look)
        : ""
    }`;
  });
  const card = `<rect x="${MARGIN}" width="${INNER}" height="${height}" rx="28" fill="${look.paper}"
    stroke="${look.rule}" stroke-width="2"/>`;
  return { svg: card + lines.join(""), height };
}
