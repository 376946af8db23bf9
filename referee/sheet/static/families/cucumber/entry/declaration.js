/** Who declared that the own last card is the lowest. */
import { html } from "../../../lib.js";
import { Chips } from "../../../parts/fields.js";
import { t } from "../../../text.js";

const NOBODY = "nobody";

/**
 * @param {{draft: any, players: any[], errors: {path: string, message: string}[], onChange(draft: any): void}} props
 */
export function Declaration({ draft, players, errors, onChange }) {
  const { declared } = draft.calls;
  const choices = [...players, { id: NOBODY, name: t("declare.nobody") }];
  const tap = (/** @type {string} */ id) => onChange({ ...draft, calls: { declared: id === NOBODY ? null : id } });
  return html`<section class="calls"><h2>${t("declare.title")}</h2>
    <${Chips} label=${t("declare.title")} players=${choices} chosen=${[declared === null ? NOBODY : declared]}
      onTap=${tap} />
    ${errors
      .filter(({ path }) => path.startsWith("/calls"))
      .map(({ message }) => html`<p key=${message} class="wrong" role="alert">${message}</p>`)}
  </section>`;
}
