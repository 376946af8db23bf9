/** What the service refused in a form of a club, in the words of the sheet where it has its own. */
import { messagesAt } from "../parts/fields.js";
import { errorText } from "../parts/error-text.js";

/** The messages that stand beside the field whose value is at `path` in what was sent. */
export const toldAt = (refusal, path) =>
  messagesAt(refusal, path).map((error) => ({
    ...error,
    message: errorText({ errors: [error], detail: error.message }),
  }));
