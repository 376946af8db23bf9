/** The games of a club: those being played first, then the others, latest first. */
import { ask } from "../api.js";
import { forgetClub, mayIn } from "../clubs.js";
import { noteGame, rememberGame } from "../games.js";
import { html, useState } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { notify } from "../parts/notices.js";
import { go, link } from "../router.js";
import { day, list, t } from "../text.js";
import { forgetAnswers, useAsked } from "./asking.js";
import { ClubPage, Loading } from "./club-page.js";

const AT_ONCE = 20;

export function Screen({ club }) {
  const running = useAsked(club, "/games?status=playing&limit=50");
  const [event, setEvent] = useState("");
  const begin = mayIn(club, "scorer")
    ? html`<a role="button" class="big" href=${link("new", "club", club.id)}><${Icon} name="plus" />${t("home.new")}</a>` : null;
  return html`<${ClubPage} club=${club} tab="games" title=${club.name} foot=${begin} errors=${[running.error]}>
    ${running.value?.items.length ? html`<h2>${t("club.games.running")}</h2><${Games} club=${club} games=${running.value.items} />` : null}
    <h2>${t(event ? "club.games.of_event" : "club.games.earlier", { event })}</h2>
    ${event ? html`<button type="button" class="link-button" onClick=${() => setEvent("")}>${t("club.games.all")}</button>` : null}
    <${Earlier} key=${event} club=${club} event=${event} onEvent=${setEvent} />
    <p class="small-print"><button type="button" class="link-button" onClick=${() => leave(club)}>${t("club.leave")}</button></p>
  </${ClubPage}>`;
}

/** Games that are over, a page at a time. */
function Earlier({ club, event, onEvent }) {
  const query = `limit=${AT_ONCE}${event ? `&event=${encodeURIComponent(event)}` : ""}`;
  const first = useAsked(club, `/games?${query}`);
  const [more, setMore] = useState([]);
  if (!first.value) return html`<${Loading} />`;
  const pages = [first.value, ...more];
  const { next } = pages.at(-1);
  const games = pages.flatMap(({ items }) => items).filter(({ status }) => event || status !== "playing");
  const load = () => ask("GET", `/clubs/${club.id}/games?${query}&after=${next}`, { token: club.token }).then(
    ({ document }) => setMore([...more, document]), () => notify(t("problem.no_answer")));
  return html`
    ${games.length ? html`<${Games} ...${{ club, games, onEvent }} />` : html`<p class="hint">${t("club.games.none")}</p>`}
    ${next ? html`<button type="button" class="secondary-button" onClick=${load}>${t("club.more")}</button>` : null}`;
}

export function Games({ club, games, onEvent }) {
  return html`<ul class="games">${games.map((game) => html`<li key=${game.id} class="game">
    <a href=${link("game", game.id)} onClick=${(event) => (event.preventDefault(), open(club, game))}>
      <strong>${game.title || list(game.players.map(({ name }) => name))}</strong>
      <small>${aboutOf(game)}</small>
    </a>
    ${game.event && onEvent ? html`<button type="button" class="quiet tag-button" aria-label=${t("club.games.only", game)} onClick=${() => onEvent(game.event)}>${game.event}</button>` : null}
  </li>`)}</ul>`;
}

function aboutOf(game) {
  const winners = (game.result?.winners ?? []).map((id) => game.players.find((player) => player.id === id)?.name);
  const outcome = winners.length ? t("club.games.won", { names: list(winners), count: winners.length }) : t(`home.status.${game.status}`);
  return `${outcome} · ${day(game.created_at)}${game.locked ? ` · ${t("club.games.locked")}` : ""}`;
}

/** A game of the club is opened with the club's token. */
async function open(club, game) {
  await rememberGame(game.id, { club: club.id });
  await noteGame(game);
  go(link("game", game.id));
}

function leave(club) {
  forgetClub(club.id);
  forgetAnswers(club);
  go("#/");
  notify(t("club.left", club));
}
