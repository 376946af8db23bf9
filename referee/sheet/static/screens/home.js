/** The games this phone knows, the way to a new one, and a place for a link somebody sent. */
import { knownClubs } from "../clubs.js";
import { clubOf, forgetGame, isScorer, knownGames } from "../games.js";
import "../home/texts.js";
import { KnownGames, Welcome } from "../home/welcome.js";
import { html, useState } from "../lib.js";
import { entriesOf } from "../outbox.js";
import { loadStyle } from "../parts/loading.js";
import { Icon } from "../parts/icons.js";
import { useVariants } from "../parts/documents.js";
import { notify } from "../parts/notices.js";
import { Page } from "../parts/page.js";
import { Confirmation } from "../parts/confirmation.js";
import { StorageTrouble } from "../parts/trouble.js";
import { go, link } from "../router.js";
import { day, list, money, t } from "../text.js";

await loadStyle("home.css");

export function Screen() {
  const [games, setGames] = useState(knownGames());
  const variants = useVariants();
  const last = games.find(({ game }) => game);
  const forgetOne = (known) => {
    if (entriesOf(known.id).length) return notify(t("home.unsent"));
    const bringBack = forgetGame(known.id);
    setGames(knownGames());
    notify(t("home.forgotten"), { action: t("app.undo"), onAction: () => (bringBack(), setGames(knownGames())) });
  };
  return html`<${Page} title=${t("home.title")}>
    <${StorageTrouble} />
    ${games.length ? null : html`<${Welcome} />`}
    <nav class="home-start" aria-label=${t("home.start")}>
      <a role="button" class="big" href="#/new"><${Icon} name="plus" />${t("home.new")}</a>
      ${last ? html`<${SameTable} game=${last.game} />` : null}
    </nav>
    ${games.length ? null : html`<${KnownGames} variants=${variants} />`}
    ${
      games.length
        ? html`<h2>${t("home.games")}</h2>
      <ul class="games">${games.map(
        (known) => html`<${Game} key=${known.id} ...${{ known, variants }}
        onForget=${forgetOne} />`,
      )}</ul>`
        : null
    }
    <${Clubs} />
    <${OpenLink} />
    <p class="small-print"><a href="#/settings"><${Icon} name="globe" />${t("app.language")}</a></p>
    <p class="small-print"><a href="/docs">${t("home.api")}</a></p>
  </${Page}>`;
}

function SameTable({ game }) {
  const names = list(game.players.filter(({ withdrawn }) => !withdrawn).map(({ name }) => name));
  return html`<a role="button" class="big secondary-button" href=${link("new", "like", game.id)}>
    <span>${t("home.same")}<small>${names}</small></span>
  </a>`;
}

function Game({ known, variants, onForget }) {
  const { id, game } = known;
  const [isConfirming, setConfirming] = useState(false);
  const keeps = game?.status === "playing" && known.scope === "score" && !entriesOf(id).length;
  const title = game?.title || (game ? list(game.players.map(({ name }) => name)) : t("home.unread"));
  return html`<li class="game">
    <a href=${link("game", id)}>
      <strong>${title}</strong>
      <small>${aboutOf(known, variants)}</small>
    </a>
    <button type="button" class="quiet" aria-label=${t("home.forget", { title })}
      onClick=${() => (keeps ? setConfirming(true) : onForget(known))}><${Icon} name="close" /></button>
    ${
      isConfirming
        ? html`<${Confirmation} question=${t("home.forget_sure", { title })} yes=${t("home.forget_yes")}
      onYes=${() => onForget(known)} onNo=${() => setConfirming(false)} />`
        : null
    }
  </li>`;
}

/** Which game, how it stands and what is in its pot, when it was last touched, and whose it is. */
function aboutOf({ id, game }, variants) {
  if (!game) return isScorer(id) ? "" : t("home.watching");
  const variant = variants?.find((candidate) => candidate.id === game.variant)?.name;
  const pot = game.status === "playing" && game.pot?.amount > 0 && t("home.pot", { sum: money(game.pot) });
  return [
    variant,
    t(`home.status.${game.status}`),
    pot,
    day(game.updated_at),
    clubOf(id)?.name,
    !isScorer(id) && t("home.watching"),
  ]
    .filter(Boolean)
    .join(" · ");
}

function Clubs() {
  const clubs = knownClubs();
  return html`${clubs.length ? html`<h2>${t("home.clubs")}</h2>` : null}
    <ul class="games">${clubs.map(
      ({ id, name, lost, role }) => html`<li key=${id} class="game">
      <a href=${link("club", id)}><strong>${name}</strong><small>${t(`home.club.${lost ? "lost" : role}`)}</small></a>
    </li>`,
    )}</ul>
    <p class="small-print"><a href="#/club">${t("home.to_club")}</a></p>`;
}

/** Reads a pasted link, or only the part behind `#`. */
export function placeInLink(text) {
  return /#\/(game|club)\/[^/\s]+(\/open\/[^/\s]+)?/.exec(text)?.[0] ?? null;
}

function OpenLink() {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  const open = (event) => {
    event.preventDefault();
    const address = placeInLink(text);
    setWrong(!address);
    if (address) go(address);
  };
  return html`<form class="open-link" onSubmit=${open}>
    <label for="open-link">${t("home.link")}</label>
    <div class="side-by-side">
      <input id="open-link" inputmode="url" value=${text} placeholder="https://" autocomplete="off"
        aria-invalid=${wrong ? "true" : undefined} onInput=${(event) => setText(event.target.value)} />
      <button type="submit" class="secondary-button">${t("home.open")}</button>
    </div>
    ${wrong ? html`<small class="wrong" role="alert">${t("home.no_link")}</small>` : null}
  </form>`;
}
