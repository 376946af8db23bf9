/** The cards that players drew, of a hand that is put right in a form that does not ask for them. */

/** @typedef {import("../../../families.js").Table & {round?: any}} Table */

/**
 * The body with what the recorded hand tells of draws, for those who stay in it. Where `winner` is told, who stays
 * takes the place of who passed.
 * @param {any} body @param {Table} table
 */
export function withDraws(body, { round, players }) {
  const drawn = (round?.stay ?? []).filter((/** @type {any} */ { draws }) => draws !== undefined);
  if (!drawn.length || body.stay) return body;
  const { passed = [], ...others } = body;
  const gone = new Set([...passed, ...(body.away ?? [])]);
  const ids = body.taken ? Object.keys(body.taken) : players.map(({ id }) => id).filter((id) => !gone.has(id));
  const stay = ids.map((id) => drawn.find((/** @type {any} */ { player }) => player === id) ?? { player: id });
  return { ...others, stay };
}
