/** An error in the players' words, with nothing of what was entered lost. */
import { html } from "../lib.js";
import { useRefusal } from "./refusals.js";
import { errorText } from "./error-text.js";

/**
 * An error above a form; `beside` are the paths whose messages stand beside their own fields, and `isLive` is an error
 * of what nobody has sent yet.
 * @param {{error: any, beside?: string[], isLive?: boolean}} props
 */
export function Problem({ error, beside = [], isLive = false }) {
  useRefusal(error, isLive);
  if (!error) return null;
  /** @type {import("./fields.js").Fault[]} */
  const faults = error.errors ?? [];
  const elsewhere = faults.filter(({ path }) => !beside.some((known) => path.startsWith(known)));
  if (faults.length && !elsewhere.length) return null;
  const isPart = elsewhere.length > 1 || elsewhere.length < faults.length;
  const all = isPart ? elsewhere.map(({ message }) => message) : [errorText(error)];
  return html`<div class="problem" role="alert">${all.map((text) => html`<p key=${text}>${text}</p>`)}</div>`;
}
