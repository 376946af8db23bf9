/** The settings of a phone for no signal: made ready by one tap, and what it takes; and off again by another. */
import { html, useEffect, useState } from "../lib.js";
import { locale } from "../language.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";
import { hasFailedToday } from "./engine-requests.js";
import { sizeHere } from "./files.js";
import { lookAtFiles, makeReady, readiness, removeFiles } from "./readiness.js";
import "./texts.js";

const MEGABYTE = 1_000_000;
const megabytes = new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });

/** @param {number} bytes */
const sizeText = (bytes) => megabytes.format(bytes / MEGABYTE);

export function Screen() {
  const now = useObserved(readiness);
  useEffect(() => void lookAtFiles(), []);
  if (now.state === "unknown" || now.state === "refused") return null;
  return html`<h2 id="phone">${t("phone.title")}</h2><p>${t("phone.about")}</p>
    <div role="status" aria-labelledby="phone"><${State} ...${now} /></div>`;
}

/** @param {import("./readiness.js").Readiness} now */
function State({ state, bytes, done = 0, reason }) {
  if (state === "loading")
    return html`<p><progress max=${bytes} value=${done} aria-label=${t("phone.title")}></progress></p>
      <p>${t("phone.loading", { done: sizeText(done), size: sizeText(bytes) })}</p>`;
  if (state === "starting") return html`<p><span aria-busy="true"></span> ${t("phone.starting")}</p>`;
  if (state === "failed")
    return html`<p>${t(`phone.failed.${reason}`)}</p>
      <button type="button" onClick=${makeReady}>${t("app.again")}</button>`;
  if (state === "offered")
    return html`<button type="button" class="big" onClick=${makeReady}>
      ${t("phone.offer", { size: sizeText(bytes) })}</button>`;
  return html`<${Ready} ...${{ state, bytes }} />`;
}

/** @param {{state: string, bytes: number}} props */
function Ready({ state, bytes }) {
  const [size, setSize] = useState(0);
  useEffect(() => void sizeHere().then(setSize), [state]);
  return html`<p>${t("phone.ready", { size: sizeText(size) })}</p>
    ${hasFailedToday() ? html`<p>${t("phone.failed.today")}</p>` : null}
    ${
      state === "outdated"
        ? html`<p>${t("phone.outdated")}</p><button type="button" onClick=${makeReady}>
          ${t("phone.update", { size: sizeText(bytes) })}</button>`
        : null
    }
    <button type="button" class="secondary-button" onClick=${removeFiles}>${t("phone.remove")}</button>`;
}
