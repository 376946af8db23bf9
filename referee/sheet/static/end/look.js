/** The looks of the page for a picture of it: its colours as they are now, light or dark, and everybody's face. */
import { faceOf } from "../kit/face.js";

/** @param {any} game @returns {import("./picture.js").Look} */
export function lookOf(game) {
  const page = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => page.getPropertyValue(`--${name}`).trim();
  const font = getComputedStyle(document.body).fontFamily;
  const context = document.createElement("canvas").getContext("2d");
  return {
    ...{ table: colour("table"), paper: colour("paper"), ink: colour("ink"), soft: colour("ink-soft") },
    ...{
      rule: colour("rule"),
      felt: colour("felt"),
      crown: colour("amber"),
      onFelt: colour("on-felt"),
      step: colour("soft"),
    },
    font,
    measure(text, size) {
      if (!context) return text.length * size;
      context.font = `600 ${size}px ${font}`;
      return context.measureText(text).width;
    },
    faceOf: (side) => faceColours(faceOf(game, side)),
  };
}

/** The colours of a face, which only the style knows. @param {{mark: string, colour: string | undefined}} face */
function faceColours({ mark, colour }) {
  const face = document.createElement("span");
  face.className = "face";
  face.dataset.colour = colour;
  document.body.append(face);
  const { backgroundColor: background, color: ink } = getComputedStyle(face);
  face.remove();
  return { mark, background, ink };
}
