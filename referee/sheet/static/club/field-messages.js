/** The messages of a refusal beside the fields of a club's form, in the words of the sheet where it has its own. */
import { messagesAt } from "../parts/fields.js";
import { errorText } from "../parts/error-text.js";

/**
 * The messages that stand beside the field whose value is at `path` in what was sent.
 * @param {any} refusal @param {string} path @returns {import("../parts/fields.js").Fault[]}
 */
export const fieldMessages = (refusal, path) =>
  messagesAt(refusal, path).map((error) => ({
    ...error,
    message: errorText({ errors: [error], detail: error.message }),
  }));
