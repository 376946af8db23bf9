/** A board that is behind: without a connection it knows only how things stood before the rounds that wait. */
import { nextNumber } from "../numbering.js";
import { online } from "../outbox.js";
import { useObserved } from "../store.js";

/** True if rounds wait and there is no connection: who deals after them is not known. @param {any} game */
export const useBehind = (game) => !useObserved(online) && nextNumber(game) > (game.next?.number ?? 0);
