/** The button that sends the result as a picture, which is drawn before: browsers send only what a tap asked for. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { t } from "../text.js";
import { lookOf } from "./look.js";
import { pictureOf } from "./picture.js";
import { fileName, pngOf, send } from "./sending.js";

const QUIET_MS = 400;

/** @param {{game: any, result: import("./result.js").Result}} props */
export function SendPicture({ game, result }) {
  const drawn = useRef(/** @type {Promise<Blob> | null} */ (null));
  const [answer, setAnswer] = useState("");
  const [busy, setBusy] = useState(false);
  const draw = () => (drawn.current ??= pngOf(pictureOf(result, lookOf(game))));
  useEffect(() => {
    drawn.current = null;
    const timer = setTimeout(() => draw().catch(() => (drawn.current = null)), QUIET_MS);
    return () => clearTimeout(timer);
  }, [JSON.stringify(result)]);
  const tap = async () => {
    setBusy(true);
    setAnswer(await outcomeText(draw, `${fileName(result.title)}.png`));
    setBusy(false);
  };
  return html`<button type="button" class="big" disabled=${busy} aria-busy=${busy} onClick=${tap}>
      ${t("end.send")}</button>
    <p class="hint" role="status">${answer}</p>`;
}

/**
 * The outcome in words, where it is not seen.
 * @param {() => Promise<Blob>} draw @param {string} name
 */
async function outcomeText(draw, name) {
  try {
    const outcome = await send(await draw(), name);
    return { sent: "", cancelled: t("end.cancelled"), saved: t("end.saved", { name }) }[outcome];
  } catch {
    return t("end.no_picture");
  }
}
