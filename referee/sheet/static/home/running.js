/** The game that is being played, with its scores and its dealer, and the way on. */
import { clubOf, isPlaying } from "../games.js";
import { Face } from "../kit/face.js";
import { html } from "../lib.js";
import { link } from "../router.js";
import { nameOf } from "../table.js";
import { money, number, t } from "../text.js";
import { Forget } from "./forget.js";
import { agoText, figureOf, sidesAt, tableText } from "./sentences.js";
import { variantName } from "./variant-name.js";

/** @typedef {import("../games.js").Known} Known */

/** @param {{known: Known & {game: Api.Game}, variants?: {id: string, name: string}[], onChange(): void}} props */
export function Running({ known, variants, onChange }) {
  const { id, game } = known;
  const title = game.title || tableText(game);
  const dealer = game.next?.dealer;
  const facts = [
    variantName(known, variants),
    game.pot && game.pot.amount > 0 && t("home.pot", { sum: money(game.pot) }),
    dealer && t("home.deals", { name: nameOf(game, dealer) }),
    clubOf(id)?.name,
    !isPlaying(id) && t("home.watching"),
    agoText(game.updated_at),
  ].filter(Boolean);
  return html`<section class="game running">
    <div class="running-about">
      <h2><a href=${link("game", id)} dir="auto">${title}</a></h2>
      <ul>${facts.map((fact) => html`<li key=${fact}>${fact}</li>`)}</ul>
    </div>
    <${Forget} ...${{ known, title, onChange }} />
    <ul class="running-scores">${sidesAt(game).map(
      (row) => html`<li key=${row.id}><${Face} game=${game} id=${row.id} />
        <span class="unseen">${row.name}</span> <${Figure} figure=${figureOf(game, row, known.figures)} /></li>`,
    )}</ul>
    <a role="button" class="running-on" href=${link("game", id)}>
      ${t(isPlaying(id) ? "home.continue" : "home.watch")}</a>
  </section>`;
}

/** @param {{figure: number | undefined}} props */
const Figure = ({ figure }) => (figure === undefined ? null : html`<b>${number(figure)}</b>`);
