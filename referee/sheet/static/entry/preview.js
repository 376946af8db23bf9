/** What a hand would do, asked of the service before it is sent. */
import { ask, NoAnswer } from "../api.js";
import { html, useEffect, useState } from "../lib.js";
import { Changes } from "../parts/changes.js";
import { t } from "../text.js";

/** The service's answer to a preview: `{answer}`, `{error}`, or `{}` while it is asked or there is nothing to ask. */
export function usePreview(method, path, body, session) {
  const [state, setState] = useState({});
  const asked = body && JSON.stringify(body);
  useEffect(() => {
    let wanted = Boolean(body);
    setState({});
    if (body) ask(method, path, { body: body === true ? undefined : body, token: session.token(), preview: true }).then(
      ({ document }) => wanted && setState({ answer: document }),
      (error) => (error.status === 401 && session.meet(error), wanted && setState({ error })));
    return () => (wanted = false);
  }, [method, path, asked]);
  return state;
}

export function HandPreview({ preview, game }) {
  const { answer, error } = preview;
  if (error instanceof NoAnswer) return html`<p class="banner" role="status">${t("entry.no_preview")}</p>`;
  if (!answer) return null;
  return html`<section class="paper preview" aria-label=${t("entry.preview")} aria-live="polite">
    <h2>${t("entry.preview")}</h2>
    <ul class="sentences">${answer.hand.lines.map(({ text }, at) => html`<li key=${at}>${text}</li>`)}</ul>
    <${Changes} answer=${answer} game=${game} />
  </section>`;
}
