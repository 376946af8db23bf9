/** A rule book as the service writes it: headings, paragraphs, lists and tables of Markdown. */
import { h, html } from "../lib.js";
import "./later-style.js";

/** @typedef {{kind: "heading" | "list" | "table" | "text", lines: string[]}} TextBlock */

/** @param {{text: string}} props */
export function Rulebook({ text }) {
  return html`<div class="rulebook">${blocksOf(text).map((block, at) => html`<${Block} key=${at} ...${block} />`)}
    </div>`;
}

/** The blocks of a text. @param {string} text @returns {TextBlock[]} */
export function blocksOf(text) {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const lines = part.split("\n");
      if (/^#+ /.test(part)) return { kind: "heading", lines };
      if (lines.every((line) => line.startsWith("|"))) return { kind: "table", lines };
      return { kind: lines[0].startsWith("- ") ? "list" : "text", lines };
    });
}

/** @param {TextBlock} block */
function Block({ kind, lines }) {
  if (kind === "heading") return h(`h${Math.min(1 + lines[0].search(/[^#]/), 6)}`, null, lines[0].replace(/^#+ /, ""));
  if (kind === "list")
    return html`<ul>${items(lines).map((item) => html`<li key=${item}><${Words} text=${item} /></li>`)}</ul>`;
  if (kind === "table") return html`<${Table} rows=${lines.map(cells)} />`;
  return html`<p><${Words} text=${lines.join(" ")} /></p>`;
}

/** A line that does not begin with a dash goes on with the item before it. @param {string[]} lines */
const items = (lines) =>
  lines
    .join("\n")
    .replace(/^- /, "")
    .split("\n- ")
    .map((item) => item.replaceAll("\n", " "));
/** @param {string} line */
const cells = (line) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** @param {{rows: string[][]}} props */
function Table({ rows: [head, , ...rows] }) {
  return html`<div class="scroll-x"><table>
    <thead><tr>${head.map((cell) => html`<th key=${cell} scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (row, at) =>
        html`<tr key=${at}>${row.map(
          (cell, place) => html`<td key=${place}>
      <${Words} text=${cell} /></td>`,
        )}</tr>`,
    )}</tbody>
  </table></div>`;
}

/** Text with **strong** and *stressed* words. @param {{text: string}} props */
function Words({ text }) {
  const pieces = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean);
  return pieces.map((piece) => {
    if (piece.startsWith("**")) return h("strong", null, piece.slice(2, -2));
    if (piece.startsWith("*")) return h("em", null, piece.slice(1, -1));
    return piece.startsWith("`") ? h("code", null, piece.slice(1, -1)) : piece;
  });
}
