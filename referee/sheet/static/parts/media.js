/** Kinds of screens, and whether this is one of them. */
import { useEffect, useState } from "../lib.js";

/** A screen that all look at. */
const ON_THE_WALL = "(min-width: 1200px) and (min-height: 600px)";

/** True as long as the screen is one that all look at, and no phone. */
export const useWall = () => useMedia(ON_THE_WALL);

/** True as long as a media query holds. @param {string} query */
function useMedia(query) {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const notice = () => setHolds(list.matches);
    list.addEventListener("change", notice);
    return () => list.removeEventListener("change", notice);
  }, [query]);
  return holds;
}
