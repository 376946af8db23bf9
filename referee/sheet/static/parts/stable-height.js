/**
 * A place for what is asked again with every tap: it never gets lower than it was, so that the end of the page, and
 * what was just tapped with it, stays where it is while the answer is on its way.
 */
import { html, useLayoutEffect, useRef } from "../lib.js";

/** @param {{children?: any}} props */
export function StableHeight({ children }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (place.current);
    let width = element.offsetWidth;
    const sizes = new ResizeObserver(() => {
      // A phone that was turned has lines of another length.
      if (element.offsetWidth !== width) element.style.minHeight = "";
      width = element.offsetWidth;
      element.style.minHeight = `${element.offsetHeight}px`;
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return html`<div class="steady" ref=${place}>${children}</div>`;
}
