/** A refused entry that is put right at the table: `#/game/<game>/people/<entry>`. */
import { html, useState } from "../lib.js";
import { outbox } from "../outbox.js";
import { Problem } from "../parts/problem.js";
import { place } from "../router.js";

/** @typedef {import("../queue.js").Entry} Entry */

/** The refused act of a kind that the address names. @param {string} kind @returns {Entry | undefined} */
export function useMended(kind) {
  const [mended] = useState(() => outbox.get().find((entry) => entry.kind === kind && isNamed(entry)));
  return mended;
}

/**
 * Whom the address opens a form about: `#/game/<game>/people/<kind>/<player or side>`.
 * @param {string} kind @returns {string | undefined}
 */
export function useAddressed(kind) {
  const [[of, id]] = useState(() => place.get().parts.slice(3));
  return of === kind ? id : undefined;
}

/** @param {Entry} entry */
const isNamed = ({ id, state }) => state === "refused" && place.get().parts.at(-1) === id;

/**
 * The reason of the refusal, as long as the form still has what was refused.
 * @param {{mended?: Entry, body: any}} props
 */
export function Refused({ mended, body }) {
  const [error] = useState(() => {
    const document = /** @type {any} */ (mended?.problem);
    return document ? { document, errors: document.errors } : null;
  });
  const isSame = JSON.stringify(body) === JSON.stringify(mended?.body);
  return html`<${Problem} error=${isSame ? error : null} />`;
}
