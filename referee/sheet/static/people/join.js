/** Somebody sits down: a member of the club by a tap, or whoever by a name that nobody at the table has. */
import { knownLook } from "../faces/memory.js";
import { html, useState } from "../lib.js";
import { useClubTable } from "../new/club-table.js";
import { comparable } from "../names.js";
import { entriesOf } from "../outbox.js";
import { Chips, Field } from "../parts/fields.js";
import { money, t } from "../text.js";
import { Act } from "./act.js";
import { act } from "./acting.js";
import { Refused, useMended } from "./mending.js";
import "./texts.js";

/** @typedef {{name?: string, member?: string}} Newcomer */

/** @param {{game: any, hint: string, price?: string}} props `hint` says with what they begin, `price` what they pay */
export function Join(props) {
  const mended = useMended("join");
  return html`<${Act} title=${t("people.join")} open=${Boolean(mended)}>
    <${Form} ...${props} mended=${mended} /></${Act}>`;
}

/** @param {{game: any, hint: string, price?: string, mended?: import("../queue.js").Entry}} props */
function Form({ game, hint, price = "", mended }) {
  const before = mended?.body.name ?? mended?.body.member ?? "";
  const [text, setText] = useState(before);
  const club = useClubTable(game.club);
  const name = text.trim();
  const isSeated = isTaken(game, name, mended);
  // Whoever has left may come back; a name that is a member's means that member.
  const absent = club.members.filter((member) => !isHere(game, member.id));
  const known = club.members.find((member) => comparable(member.name) === comparable(name));
  const sit = (/** @type {Newcomer} */ body) => {
    const look = body.name ? knownLook(body.name) : null;
    const done = t("people.kept.join", { name: body.name ?? body.member });
    return act(game, "join", "players", { ...body, ...(look ? { look } : {}) }, done, { mended });
  };
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name && !isSeated) sit(known ? { member: known.name } : { name });
  };
  const tap = (/** @type {string} */ id) => {
    const member = absent.find((candidate) => candidate.id === id)?.name ?? "";
    if (isTaken(game, member, mended)) setText(member);
    else sit({ member });
  };
  const type = (/** @type {any} */ event) => setText(event.target.value);
  return html`<form onSubmit=${join}>
    ${price ? html`<p class="hint">${price}</p>` : null}
    ${
      absent.length ? html`<${Chips} label=${t("people.members")} players=${absent} chosen=${[]} onTap=${tap} />` : null
    }
    <${Field} label=${t("people.name")} hint=${hint} errors=${isSeated ? [{ message: t("new.taken", { name }) }] : []}>
      ${(/** @type {object} */ props) =>
        html`<input ...${props} value=${text} maxlength="60" autocomplete="off" onInput=${type} />`}
    </${Field}>
    ${name === before ? html`<${Refused} mended=${mended} body=${mended?.body} />` : null}
    <button type="submit" disabled=${isSeated}>${t("people.join_now")}</button>
  </form>`;
}

/** The price of sitting down, where there is a stake that is paid once. @param {any} game */
export const joiningPrice = ({ stake }) => (stake ? t("people.join_stake", { sum: money(stake) }) : "");

/** @param {any} game @param {string} id Of a member */
const isHere = (game, id) =>
  game.players.some((/** @type {any} */ { member, withdrawn }) => member === id && !withdrawn);

/**
 * True if somebody at the table, or about to join it, is called so. Whoever has left may come back.
 * @param {any} game @param {string} name @param {import("../queue.js").Entry} [mended] Goes with what mends it
 */
function isTaken(game, name, mended) {
  const here = game.players.filter((/** @type {any} */ { withdrawn }) => !withdrawn);
  const coming = entriesOf(game.id).filter(({ id, kind }) => kind === "join" && id !== mended?.id);
  const names = [
    ...here.map((/** @type {any} */ player) => player.name),
    ...coming.map(({ body }) => body.name ?? body.member),
  ];
  return names.some((other) => comparable(other) === comparable(name));
}
