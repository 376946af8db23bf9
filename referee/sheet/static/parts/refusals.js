/**
 * The screen after a refusal: what has to be put right gets a frame, and whoever asked for an answer sees why. While
 * somebody still fills in, nothing moves below the finger; nor does it under a finger that came down meanwhile.
 */
import { useEffect } from "../lib.js";
import { seen } from "./seen.js";

/** The time after which folded parts have opened. */
const OPENED_MS = 60;

/** The place of the last tap: on a key of the foot, which stays where it is whatever is brought in sight, or not. */
let isOnForm = false;
/** The time at which the last finger was lifted, in milliseconds; `Infinity` while it is on the screen. */
let liftTime = 0;
globalThis.addEventListener?.(
  "pointerdown",
  ({ target }) => {
    isOnForm = target instanceof Element && Boolean(target.closest("main"));
    liftTime = Infinity;
  },
  true,
);
for (const end of ["pointerup", "pointercancel"])
  globalThis.addEventListener?.(end, () => (liftTime = performance.now()), true);

/**
 * The places that errors are about: those that are just where an error is, or around it; or else all below it.
 * @template {{at: string[]}} T
 * @param {T[]} places With their paths in what was sent
 * @param {{path: string}[]} errors
 * @returns {T[]}
 */
export function placesAbout(places, errors) {
  const isAround = (/** @type {string} */ path, /** @type {string} */ at) => path === at || path.startsWith(`${at}/`);
  const about = (/** @type {string} */ path) => {
    const depth = (/** @type {T} */ { at }) =>
      Math.max(0, ...at.filter((placePath) => isAround(path, placePath)).map(({ length }) => length));
    const deepest = Math.max(0, ...places.map(depth));
    if (deepest) return places.filter((place) => depth(place) === deepest);
    return path ? places.filter(({ at }) => at.some((placePath) => isAround(placePath, path))) : [];
  };
  return [...new Set(errors.flatMap(({ path }) => about(path)))];
}

/**
 * Shows a refusal: every place of the form that it is about, and why it is one, where the eye is. A form says of its
 * places what they are in what is sent: `data-at`.
 * @param {any} error
 * @param {boolean} isLive Whether it is of what is being filled in, which nobody has sent
 */
export function useRefusal(error, isLive) {
  useEffect(() => {
    if (!error) return undefined;
    let timer = 0;
    const bringUpSoon = () => {
      timer = setTimeout(() => (performance.now() - liftTime < OPENED_MS ? bringUpSoon() : bringUp()), OPENED_MS);
    };
    if (!isLive || !isOnForm) bringUpSoon();
    const wrong = mark(error.errors ?? []);
    return () => {
      clearTimeout(timer);
      wrong.forEach((element) => element.removeAttribute("data-wrong"));
    };
  }, [error]);
}

/** @param {{path: string}[]} errors */
function mark(errors) {
  const elements = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("main [data-at]")]);
  const places = elements.map((element) => ({ element, at: (element.dataset.at ?? "").split(" ") }));
  const wrong = placesAbout(places, errors).map(({ element }) => element);
  wrong.forEach((element) => element.setAttribute("data-wrong", ""));
  return wrong;
}

/** The first reason that can be seen at all; nothing moves where all of it is in sight. */
export function bringUp() {
  const reasons = [...document.querySelectorAll("main [role=alert]")];
  const why = reasons.find((reason) => reason.getClientRects().length);
  if (!why) return;
  const { top, bottom } = why.getBoundingClientRect();
  const screen = seen();
  if (top < screen.top || bottom > screen.bottom) why.scrollIntoView({ block: "center" });
}
