/** The cell that a refusal is about, which is lit. */
import { useEffect, useRef } from "../lib.js";
import { messagesAt } from "../parts/fields.js";
import { lit } from "./draft.js";

/** A number to which more digits may come has been left after such a pause. */
const PAUSE_MS = 3000;

/**
 * A refusal lights the cell that it is about, but takes no keys in the middle of a number. Whoever mends it goes on to
 * other cells by themselves: keys are not taken from under the finger again until the round was right for once.
 * @param {import("./form.js").Planned} props
 */
export function useWrongLit({ plan, draft, errors, preview, onChange }) {
  const isLit = useRef(false);
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    if (preview?.answer) isLit.current = false;
    const wrong = plan.cells.filter(({ path }) => messagesAt({ errors }, path).length);
    if (!wrong.length || isLit.current) return undefined;
    const light = () => {
      if (latest.current !== draft) return;
      isLit.current = true;
      if (!wrong.some(({ at }) => at === draft.lit)) onChange(lit(draft, wrong[0].at));
    };
    if (draft.fresh !== false) return light();
    const timer = setTimeout(light, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [errors]);
}
