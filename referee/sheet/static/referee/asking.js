/** Asking the referee, and keeping the answer and the question apart from each other's failures. */
import { ask, freshKey } from "../api.js";
import { useState } from "../lib.js";

export function useAsking(session, onAsked) {
  const [state, setState] = useState({ verdict: null, error: null, busy: false });
  async function put(claim) {
    setState({ verdict: null, error: null, busy: true });
    try {
      const { document } = await ask("POST", `/games/${session.id}/claims`, { body: claim, token: session.token(), key: freshKey() });
      setState({ verdict: document, error: null, busy: false });
      onAsked();
    } catch (error) {
      setState({ verdict: null, error, busy: false });
    }
  }
  return { ...state, put };
}
