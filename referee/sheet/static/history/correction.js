/** A correction with everything that it changes, before it is made. */
import { ask, freshKey, NoAnswer, Refusal } from "../api.js";
import { usePreview } from "../entry/preview.js";
import { useSheetParts } from "../families.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { enter, online } from "../outbox.js";
import { Field } from "../parts/fields.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { bringUp } from "../parts/refusals.js";
import { StableHeight } from "../parts/stable-height.js";
import { isWorkedOutHere } from "../ready.js";
import { useObserved } from "../store.js";
import { isRound } from "../table.js";
import { t } from "../text.js";
import { Consequences, shortly } from "./consequences.js";
import "./style.js";

/**
 * @param {{session: import("../session.js").Session, game: any, method: "PUT" | "DELETE" | "POST", path: string,
 *   body?: object, action: string, done: string, onDone(document: any): void, onKeep?: () => void, beside?: string[],
 *   onErrors?: (errors: any[]) => void, onShown?: (part: Element) => void}} correction `onKeep` keeps it for later,
 *   where nobody has to know first what it changes; `onShown` is called when all that it changes is there to be read;
 *   `onErrors` hears what is wrong, for a form that shows some of it at paths `beside` itself
 */
export function Correction({ session, game, method, path, body, action, done, onDone, onKeep, ...more }) {
  const { beside, onErrors, onShown } = more;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [along, setAlong] = useState(/** @type {number[]} */ ([]));
  const [reason, setReason] = useState("");
  // What a club's games were corrected for, others will want to know.
  const asksWhy = Boolean(game.club) && method !== "POST";
  const addressFor = (/** @type {string} */ why) =>
    addressOf(`/games/${session.id}/${path}`, { take_back: along.join(","), reason: asksWhy ? why : "" });
  const correcting = { session, game, method, address: addressFor(reason.trim()), body, done, onDone, onKeep };
  const preview = usePreview(method, addressFor("–"), body ?? true, session);
  const { correct, busy, error } = useCorrecting(correcting, preview.answer);
  const breaks = preview.error?.document?.breaks;
  const isUnknown = preview.error instanceof NoAnswer;
  // What is then wrong with another act is at no place of this one.
  useEffect(() => onErrors?.(breaks ? [] : (preview.error?.errors ?? [])), [preview.error]);
  const parts = useSheetParts();
  const { rules } = session.state.get();
  const asNow = numbersNow(session.state.get().sheet, method === "DELETE" ? path : "", along);
  return html`<div class="correction" ref=${place}><${StableHeight}><div aria-live="polite">
    <${Problem} error=${error ?? preview.error} beside=${breaks ? [] : beside} isLive=${!error} />
    ${
      breaks
        ? html`<button type="button" class="secondary-button" onClick=${() => setAlong([...along, breaks.event])}>
      ${t("history.along", { number: breaks.hand ?? "" })}</button>`
        : null
    }
    ${
      preview.answer
        ? html`<h2>${t("changes.title")}</h2><${Consequences} answer=${preview.answer}
          rules=${rules} asNow=${asNow} isDescribed=${method === "POST"}
          onShown=${() => place.current && onShown?.(place.current)} />
      ${asksWhy ? html`<${Reason} value=${reason} onInput=${setReason} />` : null}`
        : null
    }
    ${isUnknown ? html`<p class="hint">${t(onKeep ? "entry.no_preview" : "history.needs_connection")}</p>` : null}
  </div></${StableHeight}>
  ${
    isUnknown && onKeep
      ? html`<div class="correction-do"><button type="button" class="big" onClick=${onKeep}>${action}</button></div>`
      : null
  }
  ${
    preview.answer
      ? html`<div class="correction-do">
    <button type="button" class="big" disabled=${busy || (asksWhy && !reason.trim())} aria-busy=${busy}
      onClick=${correct}><span>${action}<small>${parts && shortly(preview.answer, rules, parts)}</small></span></button>
  </div>`
      : null
  }
  ${
    onErrors && preview.error?.errors
      ? html`<div class="correction-do">
    <button type="button" class="big send-wrong" onClick=${bringUp}>${t("entry.wrong")}</button></div>`
      : null
  }</div>`;
}

/** @param {{value: string, onInput(value: string): void}} props */
function Reason({ value, onInput }) {
  return html`<${Field} label=${t("people.reason")} hint=${t("history.reason_hint")}>
        ${(props) => html`<input ...${props} value=${value} maxlength="200" autocomplete="off"
          onInput=${(event) => onInput(event.target.value)} />`}
      </${Field}>`;
}

/**
 * The function that makes the correction, once however often it is sent, whether it is under way, and its failure.
 * Without a connection it waits with the rounds where this phone could say what it does.
 * @param {{session: import("../session.js").Session, game: any, method: "PUT" | "DELETE" | "POST", address: string,
 *   body?: object, done: string, onDone(document: any): void, onKeep?: () => void}} correction
 * @param {any} foreseen What it does
 */
function useCorrecting({ session, game, method, address, body, done, onDone, onKeep }, foreseen) {
  const [busy, setBusy] = useState(false);
  const key = useMemo(freshKey, [method, address, JSON.stringify(body)]);
  const [error, setError] = useFailure(key);
  async function keep() {
    const path = address.slice(`/games/${session.id}/`.length);
    const ends = foreseen?.game.status !== "playing";
    await enter(session.id, "correction", path, body, { method, key, version: game.version, ends, text: done });
    notify(done);
    onDone(null);
  }
  async function correct() {
    setBusy(true);
    setError(null);
    if (isWorkedOutHere(session.id)) return onKeep ? onKeep() : keep();
    try {
      const { document } = await ask(method, address, { body, token: session.token(), key, version: game.version });
      if (document?.game) session.show(document.game);
      notify(done);
      onDone(document);
    } catch (failure) {
      setError(failure);
      if (failure instanceof NoAnswer) session.noteFailure(failure);
      if (failure instanceof Refusal && failure.status === 412) session.refresh();
      setBusy(false);
    }
  }
  return { correct, busy, error };
}

/**
 * The failure of a correction, as long as it stands: not once something else is asked, or there is a connection again.
 * @param {string} request @returns {[any, (error: unknown) => void]}
 */
function useFailure(request) {
  const [error, setError] = useState(/** @type {unknown} */ (null));
  const connected = useObserved(online);
  useLayoutEffect(() => setError(null), [request]);
  useEffect(
    () => void (connected && setError((/** @type {unknown} */ now) => (now instanceof NoAnswer ? null : now))),
    [connected],
  );
  return [error, setError];
}

/**
 * The answer numbers the rounds that stay; the sheet beside it still has those that go, at `path` and `along` with it.
 * @param {any[]} sheet @param {string} path @param {number[]} along @returns {(number: number) => number}
 */
function numbersNow(sheet, path, along) {
  const goes = (/** @type {any} */ act) => path === `hands/${act.number}` || along.includes(act.event);
  const staying = sheet.filter((act) => isRound(act) && !goes(act));
  return (number) => staying[number - 1]?.number ?? number;
}

/** @param {string} path @param {Record<string, string>} query */
function addressOf(path, query) {
  const given = Object.entries(query).filter(([, value]) => value);
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}
