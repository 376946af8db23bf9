/** Who sits where: names typed or tapped, moved by arrows or by dragging, and who deals first. */
import { html, useRef, useState } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { t } from "../text.js";
import { comparable } from "./draft.js";

/** The list with the item at one place moved to another. */
export function moved(list, from, to) {
  if (to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), list[from], ...rest.slice(to)];
}

/** @param {{names: string[], typed: string, first: string | null, role: "dealer" | "leader", offered: string[], onChange(change): void}} seats */
export function Seats({ names, typed, first, role, offered, onChange }) {
  const rows = useRef(null);
  const drag = useDragging(rows, names, (order) => onChange({ names: order }));
  const deals = names.includes(first) ? first : role === "dealer" ? names.at(-1) : names[0];
  const row = (name, at) => html`<${Seat} key=${name} ...${{ name, at, role, drag }} last=${at === names.length - 1}
    deals=${name === deals} onMove=${(to) => onChange({ names: moved(names, at, to) })}
    onDeals=${() => onChange({ first: name })} onLeave=${() => onChange({ names: names.filter((other) => other !== name) })} />`;
  return html`
    <ol class="seats" ref=${rows}>${names.map(row)}</ol>
    <${AddName} ...${{ names, typed, offered, onChange }} />`;
}

function Seat({ name, at, last, role, deals, drag, onMove, onDeals, onLeave }) {
  const classes = `seat${drag.at === at ? " seat-dragged" : ""}`;
  return html`<li class=${classes}>
    <span class="seat-handle" aria-hidden="true" ...${drag.handle(at)}><${Icon} name="drag" /></span>
    <span class="seat-name">${name}</span>
    <button type="button" class="seat-deals" aria-pressed=${deals} aria-label=${t(`new.${role}_is`, { name })} onClick=${onDeals}>${t(`new.${role}`)}</button>
    <button type="button" class="quiet" aria-label=${t("new.up", { name })} disabled=${at === 0} onClick=${() => onMove(at - 1)}><${Icon} name="up" /></button>
    <button type="button" class="quiet" aria-label=${t("new.down", { name })} disabled=${last} onClick=${() => onMove(at + 1)}><${Icon} name="down" /></button>
    <button type="button" class="quiet" aria-label=${t("new.remove", { name })} onClick=${onLeave}><${Icon} name="close" /></button>
  </li>`;
}

/** Moves a row with the finger that holds its handle. */
function useDragging(rows, names, onOrder) {
  const [at, setAt] = useState(null);
  const handle = (row) => ({
    onPointerDown: (event) => (event.currentTarget.setPointerCapture(event.pointerId), setAt(row)),
    onPointerMove: (event) => {
      const over = at === null ? null : rowUnder(rows.current, event.clientY);
      if (over === null || over === at) return;
      onOrder(moved(names, at, over));
      setAt(over);
    },
    onPointerUp: () => setAt(null),
    onPointerCancel: () => setAt(null),
  });
  return { at, handle };
}

function rowUnder(list, y) {
  const found = [...list.children].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return found < 0 ? null : found;
}

/** The names with the one that stands in the field, if it may be added. */
export function withTyped({ names, typed }) {
  const name = typed.trim();
  return name && !names.some((other) => comparable(other) === comparable(name)) ? [...names, name] : names;
}

function AddName({ names, typed, offered, onChange }) {
  const name = typed.trim();
  const whole = withTyped({ names, typed });
  const taken = name && whole === names;
  const add = (event) => (event.preventDefault(), taken || onChange({ names: whole, typed: "" }));
  const others = offered.filter((one) => !names.includes(one)).slice(0, 12);
  return html`<form class="add-name" onSubmit=${add}>
    ${others.length ? html`<div class="chips" role="group" aria-label=${t("new.known_names")}>
      ${others.map((one) => html`<button type="button" key=${one} class="chip" onClick=${() => onChange({ names: [...names, one] })}>${one}</button>`)}
    </div>` : null}
    <label for="add-name">${t("new.add")}</label>
    <div class="side-by-side">
      <input id="add-name" value=${typed} autocomplete="off" autocapitalize="words" maxlength="60" enterkeyhint="done"
        aria-invalid=${taken ? "true" : undefined} onInput=${(event) => onChange({ typed: event.target.value })} />
      <button type="submit" class="secondary-button" aria-label=${t("new.add_button")}><${Icon} name="plus" /></button>
    </div>
    ${taken ? html`<small class="wrong" role="alert">${t("new.taken", { name })}</small>` : null}
  </form>`;
}
