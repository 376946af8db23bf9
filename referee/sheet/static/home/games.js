/** The games that this phone knows, each in a sentence. */
import { clubOf, isPlaying } from "../games.js";
import { Face } from "../kit/face.js";
import { html } from "../lib.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { Forget } from "./forget.js";
import { ranked, sentenceOf } from "./sentences.js";
import { variantName } from "./variant-name.js";

/** Those before lie in a fold. */
const MOST = 6;
const MOST_FACES = 5;

/** @typedef {import("../games.js").Known} Known */
/** @typedef {{id: string, name: string}[] | undefined} Names What variants are called */

/** @param {{games: Known[], variants: Names, onChange(): void}} props */
export function Games({ games, variants, onChange }) {
  if (!games.length) return null;
  const [latest, earlier] = games.length > MOST + 1 ? [games.slice(0, MOST), games.slice(MOST)] : [games, []];
  const listed = (/** @type {Known[]} */ some) =>
    html`<ul class="games">${some.map(
      (known) => html`<${Game} key=${known.id} ...${{ known, variants, onChange }} />`,
    )}</ul>`;
  return html`<section><h2>${t("home.games")}</h2>${listed(latest)}
    ${
      earlier.length
        ? html`<details><summary>${t("home.earlier", { count: earlier.length })}</summary>${listed(earlier)}</details>`
        : null
    }</section>`;
}

/** @param {{known: Known, variants: Names, onChange(): void}} props */
function Game({ known, variants, onChange }) {
  const { id, game } = known;
  const sentence = game ? sentenceOf(game, variantName(known, variants), Date.now(), known.figures) : t("home.unread");
  const tags = [clubOf(id)?.name, isPlaying(id) ? null : t("home.watching")].filter(Boolean);
  return html`<li class="game">
    <a href=${link("game", id)}>
      ${game ? html`<${Faces} game=${game} />` : null}
      ${game?.title ? html`<strong dir="auto">${game.title}</strong>` : null}
      ${game?.title ? html`<small>${sentence}</small>` : html`<span>${sentence}</span>`}
      <span class="tags">${tags.map((tag) => html`<small class="tag">${tag}</small>`)}</span>
    </a>
    <${Forget} known=${known} title=${game?.title || sentence} onChange=${onChange} />
  </li>`;
}

/** The colours of those who played, the winners first. @param {{game: any}} props */
const Faces = ({ game }) =>
  html`<span class="game-faces" aria-hidden="true">${ranked(game)
    .slice(0, MOST_FACES)
    .map(({ id }) => html`<${Face} key=${id} game=${game} id=${id} small />`)}</span>`;
