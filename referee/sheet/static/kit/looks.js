/** The looks of people at a table, as the service and the paper have them: a colour of eight, and a mark. */

/** @typedef {{colour?: string | null, mark?: string | null} | null | undefined} Look */

/** In the order in which seats have them as long as nobody chooses. */
export const COLOURS = ["blue", "orange", "teal", "plum", "red", "violet", "green", "ink"];

/**
 * The colour of everybody at a table, by seat: the one that is chosen, or else that of the seat. Where somebody else
 * has chosen that, it is the first that nobody has.
 * @param {Look[]} looks
 */
export function coloursOf(looks) {
  const chosen = looks.map((look) => (look?.colour && COLOURS.includes(look.colour) ? look.colour : null));
  const ofSeat = looks.map((_, seat) => COLOURS[seat % COLOURS.length] ?? "");
  const colours = chosen.map((colour, seat) => {
    const own = ofSeat[seat] ?? "";
    return colour ?? (chosen.includes(own) ? null : own);
  });
  const free = COLOURS.filter((colour) => !colours.includes(colour));
  return colours.map((colour, seat) => colour ?? free.shift() ?? ofSeat[seat] ?? "");
}

const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first sign of a text, as people see it; "" where there is none. @param {string} text */
export const firstSign = (text) => [...signs.segment(text.trim())][0]?.segment ?? "";

/** The sign in the face of somebody. @param {Look} look @param {string} name */
export const markOf = (look, name) => look?.mark ?? (firstSign(name).toLocaleUpperCase() || "?");
