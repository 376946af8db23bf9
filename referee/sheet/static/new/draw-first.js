/** Draws who begins, where no cards are dealt for it: by this phone, and the service is told whom. */
import { html, useState } from "../lib.js";
import { t } from "../text.js";

const SPAN = 2 ** 32;

/**
 * One of several, each as likely as any other: numbers above the last whole multiple are thrown away.
 * @template T @param {T[]} list @param {() => number} [draw] A whole number below 2³²
 * @returns {T}
 */
export function drawn(list, draw = () => crypto.getRandomValues(new Uint32Array(1))[0]) {
  const fair = SPAN - (SPAN % list.length);
  let number = draw();
  while (number >= fair) number = draw();
  return list[number % list.length];
}

/** @param {{names: string[], role: "dealer" | "leader", onDraw: (name: string) => void}} props */
export function DrawFirst({ names, role, onDraw }) {
  const [name, setName] = useState("");
  const draw = () => {
    const first = drawn(names);
    setName(first);
    onDraw(first);
  };
  return html`<button type="button" class="secondary-button" onClick=${draw}>${t("new.draw")}</button>
    <span class="unseen" role="status">${names.includes(name) ? t(`new.drawn.${role}`, { name }) : ""}</span>`;
}
