/** The games of a club: those being played first, then the others, latest first. */
import { ask } from "../api.js";
import { mayIn } from "../clubs.js";
import { noteGame, rememberGame } from "../games.js";
import { html, useState } from "../lib.js";
import { Field } from "../parts/fields.js";
import { Icon } from "../parts/icons.js";
import { notify } from "../parts/notices.js";
import { errorText } from "../parts/error-text.js";
import { day } from "../parts/times.js";
import { go, link } from "../router.js";
import { everyoneOn } from "../table.js";
import { list, t } from "../text.js";
import { useAnswer } from "./requests.js";
import { ClubPage, Loading, Refused } from "./club-page.js";
import { Leaving } from "./leaving.js";
import { EventField, filterTitle, Period, queryOf } from "./period.js";
import { noteFailure } from "./connection.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */
/** @template T @typedef {import("./requests.js").Answer<T>} Answer */
/** @typedef {{member: string, event: string, from: string, to: string}} Filter */

const AT_ONCE = 20;

/** @param {{club: KnownClub}} props */
export function Screen({ club }) {
  /** @type {Answer<Api.GamePage>} */
  const running = useAnswer(club, "/games?status=playing&limit=50");
  const [filter, setFilter] = useState({ member: "", event: "", from: "", to: "" });
  const set = (/** @type {Partial<Filter>} */ changes) => setFilter({ ...filter, ...changes });
  const begin = mayIn(club, "scorer")
    ? html`<a role="button" class="big" href=${link("new", "club", club.id)}><${Icon} name="plus" />${t("home.new")}
      </a>`
    : null;
  return html`<${ClubPage} club=${club} tab="games" title=${club.name} foot=${begin} answers=${[running]}>
    ${
      running.value?.items.length
        ? html`<h2>${t("club.games.running")}</h2>
      <${Games} club=${club} games=${running.value.items} />`
        : null
    }
    <h2>${t("club.games.earlier")}</h2>
    <${Filters} ...${{ club, filter }} onChange=${set} />
    <${Earlier} key=${JSON.stringify(filter)} club=${club} filter=${filter} />
    <${Leaving} club=${club} />
  </${ClubPage}>`;
}

/** @param {{club: KnownClub, filter: Filter, onChange(changes: Partial<Filter>): void}} props */
function Filters({ club, filter, onChange }) {
  /** @type {Answer<Api.Member[]>} */
  const members = useAnswer(club, "/members", { whole: true });
  return html`<details class="paper act"><summary>${filterTitle(filter)}</summary>
    <${Field} label=${t("club.games.of")}>
      ${(props) => html`<select ...${props} onChange=${(event) => onChange({ member: event.target.value })}>
        <option value="">${t("club.ledger.everybody")}</option>
        ${(members.value ?? []).map(
          ({ id, name }) => html`<option key=${id} value=${id} selected=${id === filter.member}>${name}
          </option>`,
        )}
      </select>`}
    </${Field}>
    <${EventField} ...${{ filter, onChange }} />
    <${Period} ...${{ filter, onChange }} />
  </details>`;
}

/** Games that are over, a page at a time. @param {{club: KnownClub, filter: Filter}} props */
function Earlier({ club, filter }) {
  const query = queryOf({ ...filter, limit: AT_ONCE });
  /** @type {Answer<Api.GamePage>} */
  const first = useAnswer(club, `/games${query}`);
  const [more, setMore] = useState(/** @type {Api.GamePage[]} */ ([]));
  if (!first.value) return first.error ? html`<${Refused} error=${first.error} />` : html`<${Loading} />`;
  const pages = [first.value, ...more];
  const { next } = pages[pages.length - 1];
  const games = pages.flatMap(({ items }) => items).filter(({ status }) => status !== "playing");
  const load = () =>
    ask("GET", `/clubs/${club.id}/games${query}&after=${next}`, { token: club.token }).then(
      ({ document }) => setMore([...more, document]),
      (error) => (noteFailure(club, error), notify(errorText(error))),
    );
  return html`
    ${games.length ? html`<${Games} ...${{ club, games }} />` : html`<p class="hint">${t("club.games.none")}</p>`}
    ${next ? html`<button type="button" class="secondary-button" onClick=${load}>${t("club.more")}</button>` : null}`;
}

/** @param {{club: KnownClub, games: Api.Game[]}} props */
export function Games({ club, games }) {
  return html`<ul class="games">${games.map(
    (game) => html`<li key=${game.id} class="game">
    <a href=${link("game", game.id)} onClick=${(event) => (event.preventDefault(), open(club, game))}>
      <strong>${game.title || list(game.players.map(({ name }) => name))}</strong>
      <small>${aboutOf(game)}</small>
    </a>
  </li>`,
  )}</ul>`;
}

/** @param {Api.Game} game */
function aboutOf(game) {
  const winners = everyoneOn(game, game.result?.winners ?? []);
  const outcome = winners.length
    ? t("club.games.won", { names: list(winners), count: winners.length })
    : t(`home.status.${game.status}`);
  const locked = game.locked && t("club.games.locked");
  return [outcome, day(game.created_at), game.event, locked].filter(Boolean).join(" · ");
}

/** A game of the club is opened with the club's token. @param {KnownClub} club @param {Api.Game} game */
async function open(club, game) {
  await rememberGame(game.id, { club: club.id });
  await noteGame(game);
  go(link("game", game.id));
}
