/** A small game of Agurk, to be shown to whoever has not begun one: it must be what the rules make of these tricks. */

export const NAMES = ["Ann", "Bo", "Cy"];

/**
 * @type {{trick: string[], taker: number, scores: number[], falls?: boolean}[]} By hand: the last trick by seat, who
 *   took it, and what everybody has then
 */
export const ROWS = [
  { trick: ["5", "J", "8"], taker: 1, scores: [0, 11, 0] },
  { trick: ["9", "4", "7"], taker: 0, scores: [9, 11, 0] },
  { trick: ["3", "K", "10"], taker: 1, scores: [9, 9, 0], falls: true },
  { trick: ["6", "9", "A"], taker: 2, scores: [9, 9, 14] },
];
