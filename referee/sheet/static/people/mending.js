/** What was refused and is put right at the table: `#/game/<game>/people/<entry>`. */
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

/** @param {Entry} entry */
const isNamed = ({ id, state }) => state === "refused" && place.get().parts.at(-1) === id;

/** Why it was refused, as long as it is what was refused. @param {{mended?: Entry, body: any}} props */
export function Refused({ mended, body }) {
  const [error] = useState(() => {
    const document = /** @type {any} */ (mended?.problem);
    return document ? { document, errors: document.errors } : null;
  });
  const isSame = JSON.stringify(body) === JSON.stringify(mended?.body);
  return html`<${Problem} error=${isSame ? error : null} />`;
}
