/** Makes a picture a file on this phone, and sends it, or saves it where it cannot be sent. No connection is needed. */

const LET_GO_MS = 60_000;

/** The picture as PNG. @param {import("./picture.js").Picture} picture @returns {Promise<Blob>} */
export async function pngOf({ svg, width, height }) {
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  const png = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!png) throw new Error("no picture");
  return png;
}

/** @param {string} address @returns {Promise<HTMLImageElement>} */
function loaded(address) {
  return new Promise((resolve, reject) => {
    const image = new Image();
    Object.assign(image, { onload: () => resolve(image), onerror: reject, src: address });
  });
}

/** A title as the name of a file: without what file systems keep for themselves. @param {string} title */
export const fileName = (title) => title.replace(/[\\/:*?"<>|\u0000-\u001f.]+/g, " ").trim() || "Referee";

/**
 * Sends a picture by whatever the phone sends with; without that, or where it refuses, the picture is saved.
 * @param {Blob} png @param {string} name @returns {Promise<"sent" | "cancelled" | "saved">}
 */
export async function send(png, name) {
  const file = new File([png], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "sent";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  save(file);
  return "saved";
}

/** @param {File} file */
function save(file) {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), LET_GO_MS);
}
