/** A correction with everything that it changes, before it is made. */
import { ask, freshKey, NoAnswer } from "../api.js";
import { usePreview } from "../entry/preview.js";
import { html, useMemo, useState } from "../lib.js";
import { Changes } from "../parts/changes.js";
import { Field } from "../parts/fields.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { t } from "../text.js";

/** @param {{method: "PUT" | "DELETE" | "POST", path: string, body?: object, action: string, done?: string, onDone(document): void}} correction */
export function Correction({ session, game, method, path, body, action, done, onDone, beside }) {
  const [along, setAlong] = useState([]);
  const [error, setError] = useState(null);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState("");
  // What a club's games were corrected for, others will want to know.
  const asksWhy = Boolean(game.club) && method !== "POST";
  const addressFor = (why) => addressOf(`/games/${session.id}/${path}`, { take_back: along.join(","), reason: asksWhy ? why : "" });
  const address = addressFor(reason.trim());
  const key = useMemo(freshKey, [method, address, JSON.stringify(body)]);
  const preview = usePreview(method, addressFor("–"), body ?? true, session);
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
      ${asksWhy ? html`<${Field} label=${t("people.reason")} hint=${t("history.reason_hint")}>
        ${(props) => html`<input ...${props} value=${reason} maxlength="200" autocomplete="off" onInput=${(event) => setReason(event.target.value)} />`}
      </${Field}>` : null}
      <button type="button" class="big" disabled=${busy || (asksWhy && !reason.trim())} aria-busy=${busy} onClick=${correct}>${action}</button>` : null}
    ${preview.error instanceof NoAnswer ? html`<p class="hint">${t("history.needs_connection")}</p>` : null}
  </div>`;
}

function addressOf(path, query) {
  const given = Object.entries(query).filter(([, value]) => value);
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}
