/** The sheet's own drawings, one stroke each. They only accompany words. */
import { html } from "../lib.js";

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
  table: "M12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0 M12 4.5v1 M12 18.5v1 M4.5 12h1 M18.5 12h1 M6.7 6.7l.7.7 M17.3 17.3l-.7-.7",
  share: "M12 15V4 M8 8l4-4 4 4 M6 12v8h12v-8",
  chart: "M4 19h16 M5 15l4-5 4 3 6-8",
  book: "M12 6c-2-2-5-2-8-1v13c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1z M12 6v13",
  drag: "M8 7h8 M8 12h8 M8 17h8",
  check: "M5 13l4 4 10-10",
  wait: "M7 4h10 M7 20h10 M8 4c0 5 8 6 8 16 M16 4c0 5-8 6-8 16",
  erase: "M9 6h11v12H9l-5-6z M12 10l4 4 M16 10l-4 4",
};

export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${STROKES[name]} /></svg>`;
}
