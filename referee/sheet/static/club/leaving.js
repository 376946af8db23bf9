/** Signing this phone out of a club. It is asked first: a key that is nowhere else is gone with it. */
import { forgetClub, knownClub, mayIn, rememberClub } from "../clubs.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { labelText } from "../parts/link-label.js";
import { notify } from "../parts/notices.js";
import { go, link } from "../router.js";
import { list, t } from "../text.js";
import { forgetAnswers, useAnswer } from "./requests.js";
import { holdButtons, useHeld } from "./button-hold.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */

/** @param {{club: KnownClub}} props */
export function Leaving({ club }) {
  const [isConfirming, setConfirming] = useState(false);
  // The same finger must not answer what it has just opened.
  const ask = () => (holdButtons(), setConfirming(true));
  const onStay = () => setConfirming(false);
  if (!isConfirming)
    return html`<p class="small-print"><button type="button" class="link-button" onClick=${ask}>${t("club.leave")}
      </button></p>`;
  return mayIn(club, "admin")
    ? html`<${AdminsQuestion} ...${{ club, onStay }} />`
    : html`<${Question} ...${{ club, onStay }} texts=${[t("club.leave.key")]} />`;
}

/**
 * Somebody must be able to run the club when this phone no longer is.
 * @param {{club: KnownClub, onStay(): void}} props
 */
function AdminsQuestion({ club, onStay }) {
  /** @type {import("./requests.js").Answer<Api.ClubToken[]>} */
  const keys = useAnswer(club, "/tokens", { whole: true });
  const isKnown = keys.fresh || keys.error;
  const others = keys.fresh ? (keys.value ?? []).filter((key) => runs(key) && key.label !== club.label) : [];
  const about = others.length
    ? t("club.leave.others", {
        count: others.length,
        labels: list(others.map(({ label }) => t("club.leave.label", { label: labelText(label) }))),
      })
    : t(keys.fresh ? "club.leave.only" : "club.leave.unsure");
  const texts = isKnown ? [about, t("club.leave.key")] : [t("app.loading")];
  return html`<${Question} ...${{ club, onStay, texts }} waits=${!isKnown} isGrave=${isKnown && !others.length} />`;
}

/** True if the club can be run with a key now. Labels of such keys differ. @param {Api.ClubToken} key */
const runs = ({ role, revoked_at: revoked, expires_at: end }) =>
  role === "admin" && !revoked && (!end || new Date(end) > new Date());

/** @param {{club: KnownClub, onStay(): void, texts: string[], waits?: boolean, isGrave?: boolean}} props */
function Question({ club, onStay, texts, waits = false, isGrave = false }) {
  const held = useHeld();
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  return html`<section class=${`paper leaving${isGrave ? " leaving-grave" : ""}`} aria-live="polite">
    <h2 tabindex="-1" ref=${heading}>${t("club.leave.ask", club)}</h2>
    ${texts.map((text) => html`<p key=${text}>${text}</p>`)}
    ${isGrave ? html`<p><a href=${link("club", club.id, "keys")}>${t("club.leave.to_keys")}</a></p>` : null}
    <div class="entry-acts">
      <button type="button" onClick=${onStay}>${t("club.leave.stay")}</button>
      <button type="button" class="secondary-button" disabled=${held || waits} onClick=${() => leave(club)}>
        ${t(isGrave ? "club.leave.anyway" : "club.leave.now")}</button>
    </div>
  </section>`;
}

/** @param {KnownClub} club */
function leave(club) {
  forgetClub(club.id);
  forgetAnswers(club);
  go("#/");
  notify(t("club.left", club), { action: t("app.undo"), onAction: () => comeBack(club) });
}

/** As it was, unless another key has been put in its place. @param {KnownClub} club */
function comeBack(club) {
  if (!knownClub(club.id)?.token) rememberClub(club.id, club);
  go(link("club", club.id));
}
