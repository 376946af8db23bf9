/** Saves what the service has at a path as a file: a link alone could not show a token. */
import { NoAnswer, Refusal } from "../api.js";

export async function download(path, name, token) {
  const response = await fetch(`/v1${path}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} }).catch(() => {
    throw new NoAnswer();
  });
  if (!response.ok) throw new Refusal(response.status, await response.json().catch(() => null));
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
