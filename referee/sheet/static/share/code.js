/** A text as a code to scan, drawn on this phone. */
import { html, useEffect, useState } from "../lib.js";
import "../parts/later-style.js";

const QUIET = 4;
/** Addresses that lead nowhere from another device. */
export const isOnlyHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** @typedef {(version: number, level: string) => any} Encoder */

/** @param {{text: string, label: string}} props */
export function Code({ text, label }) {
  const [path, setPath] = useState(/** @type {{d: string, size: number} | null} */ (null));
  useEffect(() => {
    import("../vendor/qrcode/qrcode.js").then(
      ({ default: qrcode }) => setPath(drawn(/** @type {any} */ (qrcode), text)),
      () => null,
    );
  }, [text]);
  if (!path) return html`<div class="code code-empty"></div>`;
  return html`<svg class="code" viewBox=${`0 0 ${path.size} ${path.size}`} role="img" aria-label=${label}>
    <rect width=${path.size} height=${path.size} class="code-paper" /><path d=${path.d} class="code-ink" /></svg>`;
}

/** The dark squares of a code as one path. @param {Encoder} qrcode @param {string} text */
function drawn(qrcode, text) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let d = "";
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (code.isDark(y, x)) d += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  return { d, size: size + 2 * QUIET };
}
