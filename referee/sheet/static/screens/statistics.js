/** The statistics of this phone: everybody's games and wins, and the deals of whoever plays alone. */
import { askAll } from "../api.js";
import { familyLoader } from "../families.js";
import { knownGames } from "../games.js";
import { html, useEffect, useMemo, useState } from "../lib.js";
import { useDocument } from "../parts/documents.js";
import { loadStyle } from "../parts/loading.js";
import { Page } from "../parts/page.js";
import { StorageTrouble } from "../parts/trouble.js";
import { onOtherTab, stored } from "../storage.js";
import { solosOf, playersOf } from "../statistics/counting.js";
import { csvOf } from "../statistics/csv.js";
import { dealsOf, gamesOf } from "../statistics/played.js";
import { readAgain } from "../statistics/reading.js";
import { Player, Solo } from "../statistics/rows.js";
import "../statistics/texts.js";
import { t } from "../text.js";

await loadStyle("statistics.css");

const LET_GO_MS = 60_000;

export function Screen() {
  const [games, setGames] = useState(knownGames);
  useEffect(() => {
    const show = () => setGames(knownGames());
    onOtherTab(show);
    return readAgain(knownGames(), show);
  }, []);
  const names = useNames();
  const families = useDeals(games);
  const players = useMemo(() => playersOf(gamesOf(games)), [games]);
  const solos = useMemo(() => solosOf(dealsOf(games, sheetOf, families)), [games, families]);
  const isEmpty = !players.length && !solos.length;
  return html`<${Page} title=${t("statistics.title")} back="#/">
    <${StorageTrouble} />
    <p class="hint">${t(isEmpty ? "statistics.none" : "statistics.about")}</p>
    ${solos.length ? html`<h2>${t("statistics.alone")}</h2>` : null}
    ${solos.map((row) => html`<${Solo} key=${JSON.stringify([row.variant, row.name])} row=${row} />`)}
    ${players.length ? html`<h2>${t("statistics.players")}</h2>` : null}
    ${players.length ? html`<${Players} players=${players} nameOf=${names} />` : null}
    ${
      isEmpty
        ? null
        : html`<p><button type="button" class="secondary-button" onClick=${() => save(csvOf(players, solos, names))}>
            ${t("statistics.save")}</button></p>`
    }
  </${Page}>`;
}

/** @param {{players: import("../statistics/counting.js").Player[], nameOf: (family: string) => string}} props */
const Players = ({ players, nameOf }) =>
  html`<section class="paper statistics" aria-label=${t("statistics.players")}>
    ${players.map((player) => html`<${Player} key=${player.key} player=${player} nameOf=${nameOf} />`)}</section>`;

/** The sheet of a game that was opened on this phone. @param {string} id @returns {any[]} */
const sheetOf = (id) => stored("documents", id)?.sheet ?? [];

/** The names of families, by their ids; an id as long as no name is here. @returns {(family: string) => string} */
function useNames() {
  /** @type {{id: string, name: string}[]} */
  const families = useDocument("families", () => askAll("/families")) ?? [];
  return (family) => families.find(({ id }) => id === family)?.name ?? family;
}

/**
 * The readers of deals, by family, of those that are played alone and have one.
 * @param {any[]} games @returns {Record<string, import("../statistics/played.js").DealOf>}
 */
function useDeals(games) {
  const [deals, setDeals] = useState(/** @type {Record<string, import("../statistics/played.js").DealOf>} */ ({}));
  const families = games.filter(({ game }) => game?.players.length === 1).map(({ game }) => game.family);
  const ids = [...new Set(families)].sort().join(" ");
  useEffect(() => {
    for (const id of ids.split(" ").filter(Boolean))
      familyLoader(id)()
        .then(({ family }) => family.loadDeal?.())
        .then((module) => module && setDeals((before) => ({ ...before, [id]: module.deal })))
        .catch(() => undefined); // Without a connection it may not be there: the rest is.
  }, [ids]);
  return deals;
}

/** @param {string} text */
function save(text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  Object.assign(document.createElement("a"), { href: address, download: `${t("statistics.file")}.csv` }).click();
  setTimeout(() => URL.revokeObjectURL(address), LET_GO_MS);
}
