/** The question that a tap on a row of the board answers: that of the form in which the table tells its rounds. */
import { chosenForm } from "../entry/form-choice.js";
import { tapIn } from "../kit/first.js";

/** @param {{id: string, entry?: import("../kit/spec.js").Spec | null}} sitting @returns {string | null} */
export const tapOf = ({ id, entry }) => (entry ? tapIn(entry, chosenForm(id)) : null);
