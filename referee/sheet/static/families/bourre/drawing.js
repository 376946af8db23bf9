/** A chip, drawn for this sheet. */
import { html } from "../../lib.js";

export const Chip = () =>
  html`<svg class="poker-chip" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11" />
    <circle class="poker-chip-edge" cx="12" cy="12" r="9" /><circle class="poker-chip-face" cx="12" cy="12" r="6" />
  </svg>`;
