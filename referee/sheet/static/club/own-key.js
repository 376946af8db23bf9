/** This phone's own key to a club, to be kept or carried to another phone. */
import { html, useState } from "../lib.js";
import { labelText } from "../parts/link-label.js";
import { link } from "../router.js";
import { SharedLink } from "../share/shared-link.js";
import { t } from "../text.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */

/**
 * A whole address. The secret stands behind `#`, which no server is ever sent.
 * @param {KnownClub} club @param {string | undefined} token
 */
export const invitation = (club, token = "") => `${location.origin}/${link("club", club.id, "open", token)}`;

/**
 * A key as a link, as a code, and as it is.
 * @param {{club: KnownClub, token: string | undefined, title: string}} props
 */
export function Key({ club, token, title }) {
  return html`<${SharedLink} address=${invitation(club, token)} title=${title} />
    <details><summary>${t("club.keys.for_apps")}</summary><p class="secret">${token}</p></details>`;
}

/** Shown only when asked for: others may be looking. @param {{club: KnownClub}} props */
export function OwnKey({ club }) {
  const [open, setOpen] = useState(false);
  return html`<section class="paper"><p>${t(`club.keys.own.${club.role}`, { label: labelText(club.label ?? "") })}</p>
    <details onToggle=${(event) => setOpen(event.target === event.currentTarget ? event.target.open : open)}>
      <summary>${t("club.keys.show_own")}</summary>
      ${
        open
          ? html`<p class="hint">${t("club.keys.own_text")}</p>
        <${Key} ...${{ club }} token=${club.token} title=${club.name} />`
          : null
      }
    </details>
  </section>`;
}
