/** The question that comes first in a form, where it has one. */

/**
 * @param {import("./spec.js").Spec} spec @param {import("./spec.js").FormSpec} form
 * @returns {import("./spec.js").First | null}
 */
export const firstOf = (spec, form) => (form.has_first === false ? null : (form.first ?? spec.first ?? null));

/**
 * The first question of a form where players are tapped on a board.
 * @param {import("./spec.js").Spec} spec @param {string | undefined} id Of the form; the usual one where it is none
 * @returns {string | null}
 */
export const tapIn = (spec, id) =>
  firstOf(spec, spec.forms.find((form) => form.id === id) ?? spec.forms[0])?.tap ?? null;
