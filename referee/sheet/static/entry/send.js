/** The button that enters a round; grey, and saying what is missing, or leading to why it cannot be. */
import { html, useEffect, useRef } from "../lib.js";
import { bringUp } from "../parts/refusals.js";
import { t } from "../text.js";

const FIELDS = "input, select, textarea";

/**
 * @param {{missing: string | null, state: "open" | "asked" | "wrong" | "ready", text: string, does?: string,
 *   isTyped?: boolean, onSend(): void}} props `does` is what it will do; `isTyped` where keys were used to come here
 */
export function Send({ missing, state, text, does, isTyped, onSend }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const ready = state === "ready";
  const isWrong = state === "wrong" && !missing;
  useEffect(() => {
    // Whoever entered all of it from a keyboard goes on here.
    if (ready && isTyped && !document.activeElement?.closest(FIELDS)) button.current?.focus({ preventScroll: true });
  }, [ready]);
  const waits = { open: missing, asked: t("app.loading"), wrong: t("entry.wrong"), ready: text };
  return html`<div role="status"><button type="button" class=${`big send${isWrong ? " send-wrong" : ""}`} ref=${button}
    disabled=${!ready && !isWrong} aria-busy=${state === "asked"}
    onClick=${isWrong ? bringUp : onSend}>
    <span>${missing ?? waits[state]}${ready && does ? html`<small>${does}</small>` : null}</span></button></div>`;
}
