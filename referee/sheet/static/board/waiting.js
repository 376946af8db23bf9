/** Entries that are not with the service yet: waiting for a connection, or refused with its reason. */
import { useFamily } from "../families.js";
import { html } from "../lib.js";
import { drop, entriesOf, isOnlyHere, takeBack } from "../outbox.js";
import { holdsOthers, isRoundEntry } from "../queue.js";
import { Icon } from "../parts/icons.js";
import { Loaded } from "../parts/loaded.js";
import { t } from "../text.js";
import { errorText } from "../parts/error-text.js";

/**
 * Browsers remember that a module could not be loaded, as when there was no connection, until the page is loaded again:
 * a refused entry must be mended before that, so the module is asked for by another name then.
 */
const AGAIN = "./refusal.js?again";
const loadRefused = () => import("./refusal.js").catch(() => import(AGAIN));

/** More of what is foreseen lie in a fold. */
const MOST_SHOWN = 1;

/**
 * A refused entry has to be seen, and stands above the rows with all that it holds up; one on its way stands
 * below them, so that no row moves for it.
 * @param {{sitting: any, isAbove?: boolean}} props
 */
export function Waiting({ sitting, isAbove = false }) {
  const all = /** @type {import("../queue.js").Entry[]} */ (entriesOf(sitting.id));
  const entries = all.filter(({ id }) => !all.some(({ undoes }) => undoes === id));
  if (!entries.length || isAbove !== entries.some(({ state }) => state === "refused")) return null;
  const listed = entries.map(
    (entry, at) => html`<${Entry} key=${entry.id} entry=${entry} game=${sitting.game}
      behind=${entries.slice(0, at).some(holdsOthers)} />`,
  );
  // What the board shows already need not be told again.
  const isFolded = !isAbove && sitting.game.foreseen && entries.length > MOST_SHOWN;
  return html`<section class="waiting" aria-label=${t("waiting.title")}>${
    isFolded ? html`<details class="paper"><summary>${t("waiting.title")}</summary>${listed}</details>` : listed
  }</section>`;
}

/** @param {{entry: any, game: any, behind: boolean}} props */
function Entry({ entry, game, behind }) {
  const refused = entry.state === "refused";
  const why = refused
    ? errorText({ document: entry.problem, errors: entry.problem.errors })
    : t(behind ? "waiting.behind" : "waiting.waits");
  return html`<div class=${`entry${refused ? " entry-refused" : ""}`}>
    <p class="entry-what"><${Icon} name=${refused ? "close" : "wait"} /><span><${Summary} entry=${entry} game=${game} />
      </span></p>
    <p role=${refused ? "alert" : undefined}>${why}</p>
    <div class="entry-acts">
      ${refused ? html`<${Loaded} load=${loadRefused} meanwhile=${null} entry=${entry} game=${game} />` : null}
      <${Dropping} entry=${entry} game=${game} />
    </div>
  </div>`;
}

/** @param {{entry: import("../queue.js").Entry, game: any}} props */
function Summary({ entry, game }) {
  const { board, words } = useFamily();
  if (entry.kind === "correction") return entry.text;
  if (entry.kind === "removal") {
    return t("waiting.removal", { ...words, number: Number(/\d+/.exec(entry.path)?.[0]) });
  }
  const summary = board.waits(entry, game);
  return isRoundEntry(entry)
    ? html`<b>${t("waiting.round", { ...words, number: entry.body.number })}</b> ${summary}`
    : summary;
}

/**
 * The way to drop an entry. One that is only here goes at once; a round that may have arrived is taken back; of
 * anything else we must hear first.
 * @param {{entry: import("../queue.js").Entry, game: any}} props
 */
function Dropping({ entry, game }) {
  const { words } = useFamily();
  const here = isOnlyHere(entry);
  if (!here && !isRoundEntry(entry)) return null;
  const forget = () => (here ? drop(entry) : takeBack(entry, game.club ? t("entry.undo_reason") : ""));
  return html`<button type="button" class="secondary-button" onClick=${forget}>
    ${t(dropText(entry, here), words)}</button>`;
}

/** @param {import("../queue.js").Entry} entry @param {boolean} isHere */
function dropText({ undoes, state }, isHere) {
  if (undoes && state === "waiting") return "waiting.leave_in";
  return isHere ? "waiting.drop" : "app.undo";
}
