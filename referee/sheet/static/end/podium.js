/** The first places side by side, the best in the middle, and whatever the family has rain on them. */
import { Face } from "../kit/face.js";
import { html } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { t } from "../text.js";

const FALLING = 9;

/** @param {{game: any, places: import("./result.js").Placed[], Confetti: any}} props From left to right */
export function Podium({ game, places, Confetti }) {
  // Whoever hears it hears the best first; it is the eye that finds them in the middle.
  const heard = places
    .map((entry, at) => ({ ...entry, at }))
    .sort((entry, other) => Number(entry.place) - Number(other.place));
  return html`<section class="podium" role="status">
    ${Confetti ? html`<${Shower} Thing=${Confetti} />` : null}
    <ol>${heard.map(
      ({ side, place, name, score, at }) => html`<li key=${side} class=${`podium-${place}`} style=${{ order: at }}>
        <${Face} game=${game} id=${side} />
        <strong>${place === 1 ? html`<${Icon} name="crown" /> ` : null}${name}</strong>
        <span class="podium-step"><b>${score}</b><small><span class="unseen">${t("end.place")}</span> ${place}</small>
        </span>
      </li>`,
    )}</ol>
  </section>`;
}

/** @param {{Thing: any}} props */
const Shower = ({ Thing }) =>
  html`<div class="falling" aria-hidden="true">${Array.from(
    { length: FALLING },
    (_, at) => html`<${Thing} key=${at} />`,
  )}</div>`;
