/** A code on another phone, read with the camera of this one where the browser reads codes by itself. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { go } from "../router.js";
import { loadTexts, t } from "../text.js";
import { placeInLink } from "./join.js";

await loadTexts("messages", "scan");

/** The button, and the camera's picture once it was tapped; nothing where no code can be read. */
export function Screen() {
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(false);
  const [wrong, setWrong] = useState("");
  useEffect(() => void canScan().then(setOffered), []);
  if (!isOffered) return null;
  const start = () => (setWrong(""), setOn(true));
  const stop = (/** @type {string} */ why = "") => (setWrong(why), setOn(false));
  return html`${
    isOn
      ? html`<${Camera} onStop=${stop} />`
      : html`<button type="button" class="secondary-button" onClick=${start}>${t("scan.start")}</button>`
  }
  ${wrong ? html`<p class="wrong" role="alert">${t(wrong)}</p>` : null}`;
}

/** @param {{onStop(why?: string): void}} props */
function Camera({ onStop }) {
  const video = useRef(/** @type {HTMLVideoElement | null} */ (null));
  const [isOther, setOther] = useState(false);
  useEffect(() => {
    const work = new AbortController();
    const look = (/** @type {string} */ text) => {
      const place = placeInLink(text);
      if (place) go(place);
      else setOther(true);
      return Boolean(place);
    };
    const hide = () => document.hidden && onStop();
    document.addEventListener("visibilitychange", hide, { signal: work.signal });
    if (video.current) watch(video.current, work.signal, look).catch((error) => onStop(reasonOf(error)));
    return () => work.abort();
  }, []);
  return html`<div class="scanner">
    <video ref=${video} muted playsinline aria-label=${t("scan.picture")}></video>
    <p class="hint" role="status">${t(isOther ? "scan.other" : "scan.hold")}</p>
    <button type="button" class="secondary-button" onClick=${() => onStop()}>${t("app.close")}</button>
  </div>`;
}

/** True where there is a camera, and a browser that reads these codes. @returns {Promise<boolean>} */
async function canScan() {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    const formats = await BarcodeDetector.getSupportedFormats();
    return devices.some(({ kind }) => kind === "videoinput") && formats.includes("qr_code");
  } catch {
    return false;
  }
}

/**
 * Shows the camera and reads codes until `look` takes one; the camera is off when the signal says so.
 * @param {HTMLVideoElement} video @param {AbortSignal} signal @param {(text: string) => boolean} look
 */
async function watch(video, signal, look) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  const end = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return end();
  signal.addEventListener("abort", end);
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  while (!signal.aborted) {
    const codes = await detector.detect(video);
    if (signal.aborted || codes.some(({ rawValue }) => look(rawValue))) return;
    await new Promise(requestAnimationFrame);
  }
}

/** The sentence for what kept the camera off. @param {unknown} error */
const reasonOf = (error) =>
  error instanceof DOMException && error.name === "NotAllowedError" ? "scan.refused" : "scan.failed";
