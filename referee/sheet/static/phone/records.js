/** The records of games, as the service had them last: what an engine begins with when there is no connection. */
import { ask } from "../api.js";
import { knownGames } from "../games.js";
import { forget, keep, stored } from "../storage.js";

/** @typedef {{version: number, text: string}} Kept A record as JSON, and the version of the game that it is of */

/** So many games are played again without a connection, the latest ones. */
const MOST = 12;
const nameOf = (/** @type {string} */ id) => `record ${id}`;

/** @type {Set<string>} */
const fetching = new Set();

/** @param {string} id @returns {Kept | undefined} */
export const recordOf = (id) => stored("documents", nameOf(id));

/**
 * Fetches the record of a game unless it is there.
 * @param {import("../session.js").Session} session
 */
export async function keepUpWith(session) {
  const { id, state } = session;
  const version = () => state.get().game?.version;
  if (fetching.has(id)) return;
  fetching.add(id);
  try {
    while (!session.closed && version() && recordOf(id)?.version !== version()) {
      const { document } = await ask("GET", `/games/${id}/record`, { token: session.token() });
      await keepRecord(id, document);
      if (document.events.length + 1 < version()) return;
    }
  } catch {
    // The next version brings it along.
  } finally {
    fetching.delete(id);
  }
}

/**
 * Keeps a record without its origin: of that there is one game, and the engine's is none.
 * @param {string} id @param {{events: unknown[], origin?: string}} record
 */
export async function keepRecord(id, { origin: _origin, ...record }) {
  await keep("documents", nameOf(id), { version: record.events.length + 1, text: JSON.stringify(record) });
  const others = knownGames()
    .slice(MOST)
    .filter((known) => !known.origin && recordOf(known.id));
  for (const known of others) await forget("documents", nameOf(known.id));
}
