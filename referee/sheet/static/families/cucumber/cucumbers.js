/** A cucumber, drawn for this sheet: one for every time a player crossed the limit. */
import { html } from "../../lib.js";
import { t } from "../../text.js";

export function Cucumber() {
  return html`<svg class="cucumber" viewBox="0 0 48 24" aria-hidden="true">
    <path class="cucumber-skin" d="M3 14C3 7 12 3 24 3s20 3 20 9-9 9-21 9S3 19 3 14z" />
    <path class="cucumber-shine" d="M9 11c3-3 9-4 15-4" />
    <path class="cucumber-stalk" d="M44 11c1.5-.5 2.5-1.5 3-3" />
    <g class="cucumber-warts">
      <circle cx="14" cy="15" r="1.3" /><circle cx="22" cy="12" r="1.3" /><circle cx="29" cy="16" r="1.3" />
      <circle cx="36" cy="11" r="1.3" />
    </g>
  </svg>`;
}

/** A player's cucumbers in a row. @param {{count: number}} props */
export function Cucumbers({ count }) {
  if (!count) return null;
  return html`<span class="cucumbers" role="img" aria-label=${t("board.falls", { count })}>
    ${Array.from({ length: count }, (_, at) => html`<${Cucumber} key=${at} />`)}
  </span>`;
}
