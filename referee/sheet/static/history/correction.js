/** A correction with everything that it changes, before it is made. */
import { ask, freshKey, NoAnswer } from "../api.js";
import { usePreview } from "../entry/preview.js";
import { html, useMemo, useState } from "../lib.js";
import { Changes } from "../parts/changes.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { t } from "../text.js";

/** @param {{method: "PUT" | "DELETE" | "POST", path: string, body?: object, action: string, done?: string, onDone(document): void}} correction */
export function Correction({ session, game, method, path, body, action, done, onDone, beside }) {
  const [along, setAlong] = useState([]);
  const [error, setError] = useState(null);
  const [busy, setBusy] = useState(false);
  const key = useMemo(freshKey, [method, path, JSON.stringify(body), along.length]);
  const address = `/games/${session.id}/${path}${along.length ? `?take_back=${along.join(",")}` : ""}`;
  const preview = usePreview(method, address, body ?? true, session);
  const breaks = preview.error?.document?.breaks;
  async function correct() {
    setBusy(true);
    try {
      const { document } = await ask(method, address, { body, token: session.token(), key, version: game.version });
      if (document?.game) session.show(document.game);
      notify(done ?? t("history.corrected"));
      onDone(document);
    } catch (failure) {
      setError(failure);
      if (failure.status === 412) session.refresh();
      setBusy(false);
    }
  }
  return html`<div class="correction" aria-live="polite">
    <${Problem} error=${error ?? preview.error} beside=${beside} />
    ${breaks ? html`<button type="button" class="secondary-button" onClick=${() => setAlong([...along, breaks.event])}>${t("history.along", { number: breaks.hand ?? "" })}</button>` : null}
    ${preview.answer ? html`<h3>${t("changes.title")}</h3><${Changes} answer=${preview.answer} game=${game} />
      <button type="button" class="big" disabled=${busy} aria-busy=${busy} onClick=${correct}>${action}</button>` : null}
    ${preview.error instanceof NoAnswer ? html`<p class="hint">${t("history.needs_connection")}</p>` : null}
  </div>`;
}
