/** The question that comes first in a form, where it has one. */

/**
 * @param {import("./spec.js").Spec} spec @param {import("./spec.js").FormSpec} form
 * @returns {import("./spec.js").First | null}
 */
export const firstOf = (spec, form) => (form.has_first === false ? null : (form.first ?? spec.first ?? null));
