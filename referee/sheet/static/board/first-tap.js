/** The question that a tap on a row of the board answers: that of the form in which the table tells its rounds. */
import { chosenForm } from "../entry/form-choice.js";

/** @param {{id: string, entry?: import("../kit/spec.js").Spec | null}} sitting @returns {string | null} */
export function tapOf({ id, entry }) {
  if (!entry) return null;
  const form = entry.forms.find((other) => other.id === chosenForm(id)) ?? entry.forms[0];
  return (form.first ?? entry.first)?.tap ?? null;
}
