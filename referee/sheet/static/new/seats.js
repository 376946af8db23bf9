/** The seats: names typed or tapped, moved by arrows or by dragging, and who deals first. */
import { Disc } from "../kit/face.js";
import { coloursOf, markOf } from "../kit/looks.js";
import { html, useRef, useState } from "../lib.js";
import { useFieldId } from "../parts/fields.js";
import { Icon } from "../parts/icons.js";
import { Loaded } from "../parts/loaded.js";
import { t } from "../text.js";
import { AddName } from "./add-name.js";
import { DrawFirst } from "./draw-first.js";

/** @typedef {import("../kit/looks.js").Look} Look */
/** @typedef {{names?: string[], typed?: string, first?: string}} Change Of a draft */
/** @typedef {{currentTarget: HTMLElement, pointerId: number, clientY: number}} Touch */

/**
 * The one who begins: the role, and the seat from 0, below 0 as long as it is not known; null where nobody does.
 * @typedef {null | {role: "dealer" | "leader", seat: number}} Begins
 */

const loadChoice = () => import("../faces/choice.js");

/**
 * The list with the item at one place moved to another.
 * @template T @param {T[]} list @param {number} from @param {number} to
 */
export function moved(list, from, to) {
  if (to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * @param {object} props
 * @param {string[]} props.names
 * @param {Look[]} props.looks In the order of the names
 * @param {string} props.typed
 * @param {string[]} props.offered
 * @param {boolean} props.isForOne Where one plays alone, there is no order
 * @param {(change: Change) => void} props.onChange
 * @param {(name: string, look: Look) => void} props.onLook
 */
export function Seats({ names, looks, typed, offered, isForOne, onChange, onLook }) {
  const rows = useRef(/** @type {HTMLElement | null} */ (null));
  const drag = useDragging(rows, names, (order) => onChange({ names: order }));
  const isFull = isForOne && names.length > 0;
  const colours = coloursOf(looks);
  const row = (/** @type {string} */ name, /** @type {number} */ at) =>
    html`<${Seat} key=${name} ...${{ name, at, drag, isOnly: isFull && names.length === 1 }}
      face=${html`<${SeatFace} key=${name} ...${{ name, onLook }} look=${looks[at]} colour=${colours[at]} />`}
      last=${at === names.length - 1} onMove=${(/** @type {number} */ to) => onChange({ names: moved(names, at, to) })}
      onLeave=${() => onChange({ names: names.filter((other) => other !== name) })} />`;
  return html`
    <ol class="seats" ref=${rows}>${names.map(row)}</ol>
    ${isFull ? null : html`<${AddName} ...${{ names, typed, offered, isForOne, onChange }} />`}`;
}

/**
 * A face that a tap changes.
 * @param {{name: string, look: Look, colour: string, onLook(name: string, look: Look): void}} props
 */
function SeatFace({ name, look, colour, onLook }) {
  const [isOpen, setOpen] = useState(false);
  return html`<button type="button" class="quiet seat-face" aria-haspopup="dialog" aria-label=${t("new.face", { name })}
      onClick=${() => setOpen(true)}><${Disc} colour=${colour} mark=${markOf(look, name)} /></button>
    ${
      isOpen
        ? html`<${Loaded} load=${loadChoice} meanwhile=${null} ...${{ name, look, colour }}
            onChoose=${(/** @type {Look} */ chosen) => onLook(name, chosen)} onClose=${() => setOpen(false)} />`
        : null
    }`;
}

/**
 * @param {{name: string, at: number, last: boolean, isOnly: boolean, drag: ReturnType<typeof useDragging>, face: any,
 *   onMove(to: number): void, onLeave(): void}} props
 */
function Seat({ name, at, last, isOnly, drag, face, onMove, onLeave }) {
  const classes = `seat${drag.at === at ? " seat-dragged" : ""}`;
  const moves = html`<button type="button" class="quiet" aria-label=${t("new.up", { name })} disabled=${at === 0}
      onClick=${() => onMove(at - 1)}><${Icon} name="up" /></button>
    <button type="button" class="quiet" aria-label=${t("new.down", { name })} disabled=${last}
      onClick=${() => onMove(at + 1)}><${Icon} name="down" /></button>`;
  const handle = html`<span class="seat-handle" aria-hidden="true" ...${drag.handle(at)}>
    <${Icon} name="drag" /></span>`;
  return html`<li class=${`${classes}${isOnly ? " seat-alone" : ""}`}>
    ${isOnly ? null : handle}
    ${face}
    <span class="seat-name">${name}</span>
    ${isOnly ? null : moves}
    <button type="button" class="quiet" aria-label=${t("new.remove", { name })} onClick=${onLeave}>
      <${Icon} name="close" /></button>
  </li>`;
}

/**
 * The player who begins, as the service has it where nobody says.
 * @param {{dealer: string | null, leader: string | null} | null | undefined} first As the service answers it
 * @param {"dealer" | "leader"} role As long as it has not
 * @returns {Begins}
 */
export function beginsAs(first, role) {
  if (first === undefined) return { role, seat: -1 };
  if (first?.dealer) return { role: "dealer", seat: seatOf(first.dealer) };
  return first?.leader ? { role: "leader", seat: seatOf(first.leader) } : null;
}

/** @param {string} player */
const seatOf = (player) => Number(player.slice(1)) - 1;

/**
 * The choice of who deals first, or leads where nobody deals.
 * @param {{names: string[], first: string | null, begins: Begins, onChange(change: Change): void}} seats
 */
export function FirstSeat({ names, first, begins, onChange }) {
  const id = useFieldId();
  if (names.length < 2 || !begins) return null;
  const chosen = first !== null && names.includes(first) ? first : names[begins.seat];
  return html`<div class="side-by-side first-seat"><label for=${id}>${t(`new.first.${begins.role}`)}</label>
    <select id=${id} onChange=${(event) => onChange({ first: event.target.value })}>
      ${chosen ? null : html`<option key="" value="" selected></option>`}
      ${names.map((name) => html`<option key=${name} value=${name} selected=${name === chosen}>${name}</option>`)}
    </select>
    <${DrawFirst} names=${names} role=${begins.role}
      onDraw=${(/** @type {string} */ name) => onChange({ first: name })} />
  </div>`;
}

/**
 * Moves a row with the finger that holds its handle.
 * @param {{current: HTMLElement | null}} rows @param {string[]} names @param {(order: string[]) => void} onOrder
 */
function useDragging(rows, names, onOrder) {
  const [at, setAt] = useState(/** @type {number | null} */ (null));
  const handle = (/** @type {number} */ row) => ({
    onPointerDown: (/** @type {Touch} */ event) => (event.currentTarget.setPointerCapture(event.pointerId), setAt(row)),
    onPointerMove: (/** @type {Touch} */ event) => {
      const over = at === null || !rows.current ? null : rowUnder(rows.current, event.clientY);
      if (at === null || over === null || over === at) return;
      onOrder(moved(names, at, over));
      setAt(over);
    },
    onPointerUp: () => setAt(null),
    onPointerCancel: () => setAt(null),
  });
  return { at, handle };
}

/** @param {HTMLElement} list @param {number} y */
function rowUnder(list, y) {
  const index = [...list.children].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return index < 0 ? null : index;
}
