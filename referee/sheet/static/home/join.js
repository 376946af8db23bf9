/** A place for a link that somebody sent. */
import { html, useState } from "../lib.js";
import { Loaded } from "../parts/loaded.js";
import { go } from "../router.js";
import { t } from "../text.js";

/** The place of a game or a club in a pasted link, or only in the part behind `#`. @param {string} text */
export const placeInLink = (text) => /#\/(game|club)\/[^/\s]+(\/open\/[^/\s]+)?/.exec(text)?.[0] ?? null;
const loadScan = () => import("./scan.js");

export function Join() {
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    const address = placeInLink(text);
    setWrong(!address);
    if (address) go(address);
  };
  const type = (/** @type {any} */ { target }) => (setText(target.value), setWrong(false));
  return html`<form class="open-link" onSubmit=${open}>
    <label for="open-link">${t("home.link")}</label>
    <p class="hint" id="open-link-how">${t("home.link_how")}</p>
    <div class="side-by-side">
      <input id="open-link" inputmode="url" value=${text} placeholder="https://" autocomplete="off"
        aria-describedby="open-link-how" aria-invalid=${isWrong ? "true" : undefined} onInput=${type} />
      <button type="submit" class="secondary-button">${t("home.open")}</button>
    </div>
    ${"BarcodeDetector" in window ? html`<${Loaded} load=${loadScan} meanwhile=${null} />` : null}
    ${isWrong ? html`<small class="wrong" role="alert">${t("home.no_link")}</small>` : null}
  </form>`;
}
