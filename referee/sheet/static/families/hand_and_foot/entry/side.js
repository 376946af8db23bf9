/** What one side has: books and red threes with plus and minus, and two figures to be typed. */
import { Counter } from "../../../kit/counter.js";
import { Rows } from "../../../kit/rows.js";
import { html } from "../../../lib.js";
import { messagesAt } from "../../../parts/fields.js";
import { nameOf } from "../../../table.js";
import { t, typedText } from "../../../text.js";
import { besideNoFigure, changed, currentSlot, sideIn, slotsOf } from "./draft.js";
import { sidesIn } from "./body.js";

/** @typedef {import("./form.js").FormProps & {side: string}} SideProps */

/** @param {SideProps} props */
export function Side(props) {
  const { draft, table, side, errors, onChange } = props;
  const has = sideIn(draft, side);
  const name = nameOf(table.game, side);
  const set = (/** @type {Partial<import("./draft.js").SideDraft>} */ changes) =>
    onChange(changed(draft, side, changes));
  const counters = ["clean", "dirty", ...(table.rules.melds.all_wild ? ["wild"] : [])];
  /** @type {(what: string, part: string, value: number, on: (value: number) => void) => any} */
  const count = (what, part, value, on) =>
    html`<${Counter} key=${what} label=${t("hand_and_foot.of", { side: name, what })} text=${what} value=${value}
      at=${`/sides/${side}/${part}`} most=${30} onChange=${on} />`;
  return html`<section class="side"><h2 class="ask">${name}</h2>
    ${counters.map((kind) =>
      count(t(`hand_and_foot.book.${kind}`), "books", has.books[/** @type {"clean"} */ (kind)], (value) =>
        set({ books: { ...has.books, [kind]: value } }),
      ),
    )}
    ${count(t("hand_and_foot.red"), "red_threes", has.red, (red) => set({ red }))}
    ${count(t("hand_and_foot.held_red"), "held_red_threes", has.heldRed, (heldRed) => set({ heldRed }))}
    <${Figures} ...${props} />
    ${besideNoFigure(errors, side).map(
      (/** @type {{message: string}} */ { message }) =>
        html`<p key=${message} class="wrong" role="alert">${message}</p>`,
    )}
    ${has.told ? html`<p class="hint">${t("hand_and_foot.told", { side: name })}</p>` : null}</section>`;
}

/** The two figures. @param {SideProps} props */
function Figures({ draft, table, side, errors, onChange }) {
  const current = currentSlot(draft, sidesIn(table));
  const rows = slotsOf([side]).map(({ id, kind }) => ({
    id,
    name: t(`hand_and_foot.figure.${kind}`),
    about: t(`hand_and_foot.figure.${kind}_about`),
    value: typedText(sideIn(draft, side)[kind]),
    chosen: id === current?.id,
    at: `/sides/${side}/${kind}`,
    errors: messagesAt({ errors }, `/sides/${side}/${kind}`),
  }));
  return html`<${Rows} label=${t("hand_and_foot.figures", { side: nameOf(table.game, side) })} rows=${rows}
    onTap=${(/** @type {string} */ cursor) => onChange({ ...draft, cursor })} />`;
}
