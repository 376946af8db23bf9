/** Asking the referee. An answer belongs to its question: it goes as soon as anything in the question changes. */
import { freshKey } from "../api.js";
import { useLayoutEffect, useState } from "../lib.js";
import { askAnyhow } from "../ready-for-more.js";

/** @type {{question?: string, verdict: any, error: any}} */
const NOTHING = { verdict: null, error: null };

/**
 * @param {any} session
 * @param {object} claim The question as it stands in the form
 * @param {() => void} onAsked
 */
export function useQuestion(session, claim, onAsked) {
  const [state, setState] = useState(NOTHING);
  const [busy, setBusy] = useState(false);
  const question = JSON.stringify(claim);
  useLayoutEffect(() => setState(NOTHING), [question]);
  async function put() {
    setState(NOTHING);
    setBusy(true);
    try {
      const { document } = await askAnyhow("POST", `/games/${session.id}/claims`, {
        body: claim,
        token: session.token(),
        key: freshKey(),
      });
      setState({ question, verdict: document, error: null });
      onAsked();
    } catch (error) {
      setState({ question, verdict: null, error });
    }
    setBusy(false);
  }
  return { ...(state.question === question ? state : NOTHING), busy, put };
}
