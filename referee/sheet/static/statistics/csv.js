/** Statistics as a file for spreadsheets (RFC 4180): figures are plain, whatever the reader's language. */

/** @typedef {import("./counting.js").Player} Player */
/** @typedef {import("./counting.js").Alone} Alone */
/** @typedef {string | number | null} Cell */

const HEADS = [
  "kind",
  "name",
  "rival",
  "family",
  "variant",
  "games",
  "wins",
  "losses",
  "streak",
  "best_streak",
  "best_score",
  "best_seconds",
  "usual_seconds",
];
const BYTE_ORDER_MARK = "\ufeff";
/** The places of formulas in spreadsheets, also in those that take semicolons for separators. */
const RUNS = /^(?=[=+\-@＝＋－＠\t\r\n])|(?:^|[;|\t\r\n])[\s"']*(?=[=+\-@＝＋－＠])/gu;

/** A text that no spreadsheet runs. @param {string} text */
export const harmless = (text) => text.replace(RUNS, (start) => `${start}'`);

/** @param {Player[]} players @param {Alone[]} solos @param {(family: string) => string} familyName */
export function csvOf(players, solos, familyName) {
  const rows = [HEADS, ...players.flatMap((player) => rowsOf(player, familyName)), ...solos.map(soloRow(familyName))];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
}

/** @param {Player} player @param {(family: string) => string} familyName @returns {Cell[][]} */
const rowsOf = ({ name, families, rivals, ...all }, familyName) => [
  ["all", name, "", "", "", ...figuresOf(all)],
  ...families.map(({ family, ...own }) => ["family", name, "", familyName(family), "", ...figuresOf(own)]),
  ...rivals.map((rival) => rivalRow(name, rival)),
];

/** @param {string} name @param {import("./counting.js").Rival} rival @returns {Cell[]} */
const rivalRow = (name, { name: rival, games, ahead, behind }) =>
  filled(["rival", name, rival, "", "", games, ahead, behind]);

/** @param {(family: string) => string} familyName @returns {(row: Alone) => Cell[]} */
const soloRow = (familyName) => (row) => {
  const { family, variant, name, best, fastestMs, usualMs } = row;
  const times = [fastestMs, usualMs].map((ms) => (ms === null ? null : Math.round(ms / 1000)));
  return ["alone", name, "", familyName(family), variant, ...figuresOf(row).slice(0, 5), best, ...times];
};

/** @param {{games: number, wins: number, run: import("./counting.js").Run}} counts @returns {Cell[]} */
const figuresOf = ({ games, wins, run }) => [games, wins, games - wins, run.now, run.most, null, null, null];

/** @param {Cell[]} row @returns {Cell[]} */
const filled = (row) => HEADS.map((_, at) => row[at] ?? null);

/** @param {Cell} cell */
function written(cell) {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = harmless(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
