/** The sheet's own drawings, one stroke each. They only accompany words. */
import { html } from "../lib.js";

/** @type {Record<string, string>} */
/** In a square of 24, as all of them. */
export const CROWN = "M4 18V8l5 4 3-6 3 6 5-4v10z";

/** @type {Record<string, string>} */
const STROKES = {
  back: "M15 5l-7 7 7 7",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  pencil: "M4 20l1-4L16 5l3 3L8 19z M14 7l3 3",
  board: "M5 4h14v16H5z M5 9h14 M5 14h14 M10 9v11",
  history: "M12 7v5l3 2 M4.5 9A8 8 0 1 1 4 12.5 M4 5v4h4",
  referee: "M12 4v16 M7 20h10 M5 7h14 M5 7l-2 6h4z M19 7l-2 6h4z",
  table:
    "M12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0 M12 4.5v1 M12 18.5v1 M4.5 12h1 M18.5 12h1 M6.7 6.7l.7.7 M17.3 17.3l-.7-.7",
  share: "M12 15V4 M8 8l4-4 4 4 M6 12v8h12v-8",
  chart: "M4 19h16 M5 15l4-5 4 3 6-8",
  book: "M12 6c-2-2-5-2-8-1v13c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1z M12 6v13",
  drag: "M8 7h8 M8 12h8 M8 17h8",
  check: "M5 13l4 4 10-10",
  people:
    "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6z M3.5 19c0-3.5 2.5-5 5.5-5s5.5 1.5 5.5 5 M16 11a2.5 2.5 0 1 0-.5-5 M16.5 14c2.5.2 4 1.7 4 4.5",
  coins:
    "M12 8c4 0 7-1.1 7-2.5S16 3 12 3 5 4.1 5 5.5 8 8 12 8z M5 5.5v6C5 13 8 14 12 14s7-1 7-2.5v-6 M5 11.5v6C5 19 8 20 12 20s7-1 7-2.5v-6",
  key: "M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M12 11h9v4 M17 11v3",
  wait: "M7 4h10 M7 20h10 M8 4c0 5 8 6 8 16 M16 4c0 5-8 6-8 16",
  crown: CROWN,
  order: "M7 4v15 M4 16l3 3 3-3 M13 6h7 M13 11h5 M13 16h3",
  globe: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z M4 12h16 M12 4c-5 5-5 11 0 16 M12 4c5 5 5 11 0 16",
  erase: "M9 6h11v12H9l-5-6z M12 10l4 4 M16 10l-4 4",
};

/** @param {{name: string}} props */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${STROKES[name]} /></svg>`;
}
