/** What is said of a round once it was entered, and what takes it back at once. */
import { html } from "../lib.js";
import { online, outbox, takeBack } from "../outbox.js";
import { notify } from "../parts/notices.js";
import { holdsOthers } from "../queue.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";
import { onAnswer } from "./answered.js";

/**
 * Says that a round was entered, until it is refused: then the board says why.
 * @param {any} session
 * @param {import("../queue.js").Entry} entry
 * @param {Record<string, any>} named What it is called
 */
export function tellEntered(session, entry, named) {
  const dismiss = notify(html`<${Entered} ...${{ entry, named }} />`, {
    action: t("app.undo"),
    onAction: () => undo(session, entry, named),
  });
  onAnswer(entry, (answer) => answer || dismiss());
}

/**
 * That it is entered; only kept as long as it cannot be sent.
 * @param {{entry: import("../queue.js").Entry, named: Record<string, any>}} props
 */
function Entered({ entry, named }) {
  const waiting = useObserved(outbox);
  const connected = useObserved(online);
  const isBehind = waiting.some((one) => one.game === entry.game && one.turn < entry.turn && holdsOthers(one));
  const isHere = waiting.some(({ id }) => id === entry.id) && (!connected || isBehind);
  return t(isHere ? "entry.kept" : "entry.entered", named);
}

/** @param {any} session @param {import("../queue.js").Entry} entry @param {Record<string, any>} named */
async function undo(session, entry, named) {
  const removal = await takeBack(entry, session.state.get().game.club ? t("entry.undo_reason") : "");
  const tell = () => notify(t("entry.undone", named));
  if (!removal) return tell();
  onAnswer(removal, (answer) => answer && tell());
}
