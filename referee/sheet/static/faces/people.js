/** The faces of those at a table, each of which a tap changes, also once the game is over. */
import { ask, freshKey, NoAnswer } from "../api.js";
import { colourOf, Face } from "../kit/face.js";
import { html, useState } from "../lib.js";
import { Loaded } from "../parts/loaded.js";
import { notify } from "../parts/notices.js";
import { t } from "../text.js";
import { rememberLook } from "./memory.js";
import "./texts.js";

/** @typedef {import("../kit/looks.js").Look} Look */

const loadChoice = () => import("./choice.js");

/** @param {{session: any, game: any, of?: string}} props `of` is the player whose face is asked for at once */
export function Screen({ session, game, of = "" }) {
  const [opened, setOpened] = useState(of);
  const player = game.players.find((/** @type {any} */ { id }) => id === opened);
  const choose = (/** @type {Look} */ look) => send(session, game, player, look);
  return html`<section class="paper"><h2>${t("faces.title")}</h2><p class="hint">${t("faces.hint")}</p>
    <ul class="face-row">${game.players.map(
      (/** @type {any} */ { id, name }) => html`<li key=${id}><button type="button" aria-haspopup="dialog"
        aria-label=${t("faces.of", { name })} onClick=${() => setOpened(id)}><${Face} game=${game} id=${id} /></button>
        <small aria-hidden="true">${name}</small></li>`,
    )}</ul>
    ${
      player
        ? html`<${Loaded} key=${player.id} load=${loadChoice} meanwhile=${null} name=${player.name} look=${player.look}
            colour=${colourOf(game, player.id)} onChoose=${choose} onClose=${() => setOpened("")} />`
        : null
    }</section>`;
}

/**
 * Gives a player another look; without a connection a notice says so, from where it can be tried again.
 * @param {any} session @param {any} game @param {any} player @param {Look} look
 */
async function send(session, game, player, look) {
  const { id, name, member } = player;
  if (!member) rememberLook(name, look);
  try {
    const more = { body: { look }, token: session.token(), key: freshKey() };
    const { document } = await ask("PATCH", `/games/${game.id}/players/${id}`, more);
    session.show(document);
    notify(t("faces.changed", { name }));
  } catch (error) {
    const again = { action: t("app.again"), onAction: () => send(session, game, player, look) };
    if (error instanceof NoAnswer) notify(t("faces.offline", { name }), again);
    else notify(/** @type {Error} */ (error).message);
  }
}
