/** Saves an answer of the service as a file, or opens it as a page of its own: a link alone could not show a token. */
import { IN_LANGUAGE, NoAnswer, Refusal } from "../api.js";

const LET_GO_MS = 60_000;

/** The reader's zone, by which times are told. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** What stands between cells: the reader's spreadsheet goes by the device's language, not by that of the page. */
export function separator() {
  const parts = new Intl.NumberFormat([...navigator.languages]).formatToParts(0.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "semicolon" : "comma";
}

/** Saves it under a name. @param {string} path @param {string} name @param {string | undefined} token */
export const download = (path, name, token) => followed(path, token, { download: name });

/** Opens it beside the sheet. @param {string} path @param {string | undefined} token */
export const show = (path, token) => followed(path, token, { target: "_blank" });

/** @param {string} path @param {string | undefined} token @param {Partial<HTMLAnchorElement>} how */
async function followed(path, token, how) {
  const headers = token ? { ...IN_LANGUAGE, Authorization: `Bearer ${token}` } : IN_LANGUAGE;
  const response = await fetch(`/v1${path}`, { headers }).catch(() => {
    throw new NoAnswer();
  });
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => null));
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: address, ...how }).click();
  setTimeout(() => URL.revokeObjectURL(address), LET_GO_MS);
}
