/** What went wrong, in the players' words, with nothing of what was entered lost. */
import { html } from "../lib.js";
import { hasText, t } from "../text.js";
import { NoAnswer } from "../api.js";
import { useRefusal } from "./refusals.js";

/** A sentence for an error of the service or of the connection. */
export function told(error) {
  if (error instanceof NoAnswer) return t("problem.no_answer");
  const code = error.errors?.[0]?.code;
  const ours = `problem.${code}`;
  return hasText(ours) ? t(ours) : (error.document?.detail ?? error.detail ?? t("problem.unknown"));
}

/** An error above a form; `beside` are the paths whose messages stand beside their own fields. */
export function Problem({ error, beside = [] }) {
  useRefusal(error);
  if (!error) return null;
  const elsewhere = (error.errors ?? []).filter(({ path }) => !beside.some((known) => path.startsWith(known)));
  if (error.errors?.length && !elsewhere.length) return null;
  const all = elsewhere.length > 1 ? elsewhere.map(({ message }) => message) : [told(error)];
  return html`<div class="problem" role="alert">${all.map((text) => html`<p key=${text}>${text}</p>`)}</div>`;
}
