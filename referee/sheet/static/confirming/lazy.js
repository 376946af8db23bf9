/** The bar of a second pair of eyes, in games that ask for it, once there is something to look at. */
import { isPlaying } from "../games.js";
import { html } from "../lib.js";
import { Loaded } from "../parts/loaded.js";

const load = () => import("./bar.js");

/** @param {{session: any, sitting: any}} props */
export function Confirming({ session, sitting }) {
  const { confirmations } = sitting.game;
  if (!confirmations || !isPlaying(sitting.id) || !(confirmations.open.length + confirmations.disputed.length))
    return null;
  return html`<${Loaded} load=${load} meanwhile=${null} ...${{ session, sitting }} />`;
}
