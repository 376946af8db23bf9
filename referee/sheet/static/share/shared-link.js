/** A link as text to copy and as a code to scan, drawn on this phone. */
import { html, useEffect, useRef, useState } from "../lib.js";
import "../parts/later-style.js";
import { notify } from "../parts/notices.js";
import { t } from "../text.js";

const QUIET = 4;
const isOnlyHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);

export function SharedLink({ address, title }) {
  const field = useRef(null);
  const copy = async () => {
    field.current.select();
    try {
      await navigator.clipboard.writeText(address);
      notify(t("share.copied"));
    } catch {
      notify(t("share.copy_yourself"));
    }
  };
  const send = () => navigator.share({ title, url: address }).catch(() => null);
  return html`<div class="shared-link">
    ${isOnlyHere ? html`<p class="hint">${t("share.only_here")}</p>` : null}
    <${Code} text=${address} />
    <input ref=${field} readonly value=${address} aria-label=${t("share.address")}
      onFocus=${(event) => event.target.select()} />
    <div class="entry-acts">
      <button type="button" onClick=${copy}>${t("share.copy")}</button>
      ${
        navigator.share
          ? html`<button type="button" class="secondary-button" onClick=${send}>${t("share.send")}
        </button>`
          : null
      }
    </div>
  </div>`;
}

function Code({ text }) {
  const [path, setPath] = useState(null);
  useEffect(() => {
    import("../vendor/qrcode/qrcode.js").then(
      ({ default: qrcode }) => setPath(drawn(qrcode, text)),
      () => null,
    );
  }, [text]);
  if (!path) return html`<div class="code code-empty"></div>`;
  return html`<svg class="code" viewBox=${`0 0 ${path.size} ${path.size}`} role="img" aria-label=${t("share.code")}>
    <rect width=${path.size} height=${path.size} class="code-paper" /><path d=${path.d} class="code-ink" /></svg>`;
}

/** The dark squares of a code as one path. */
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
