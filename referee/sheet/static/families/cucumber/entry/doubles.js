/** Bets that were doubled between two tricks: by whom, after which trick, and who refused and so left the hand. */
import { html } from "../../../lib.js";
import { Chips, Segments } from "../../../parts/fields.js";
import { Icon } from "../../../parts/icons.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import { betOf, leftIn } from "../table.js";

/** @typedef {{by: string, after_trick: number, refused: string[]}} Double */

/**
 * @param {{doubles: Double[], players: any[], game: any, errors?: any[], onChange(doubles: Double[]): void}} props
 *   `players` are those who were dealt cards
 */
export function Doubles({ doubles, players, game, errors = [], onChange }) {
  const left = leftIn(players, doubles);
  const last = doubles.at(-1);
  const after = (last?.after_trick ?? 0) + 1;
  /** @param {number} at @param {Partial<Double>} changes */
  const change = (at, changes) => onChange(doubles.map((one, place) => (place === at ? { ...one, ...changes } : one)));
  const others = left.filter(({ id }) => id !== last?.by);
  return html`<section class="calls doubles"><h2>${t("doubles.title")}</h2>
    ${doubles.map(
      (one, at) => html`<${One} key=${at} ...${{ one, at, game, doubles, players }}
        onChange=${(/** @type {Partial<Double>} */ changes) => change(at, changes)}
        onRemove=${() => onChange(doubles.slice(0, at))} />`,
    )}
    ${wrongAt(errors, "/calls")}
    ${
      left.length > 1 && after < tricksOf(game)
        ? html`<h3>${t(doubles.length ? "doubles.who_next" : "doubles.who")}</h3>
      <${Chips} label=${t(doubles.length ? "doubles.who_next" : "doubles.who")} players=${others} chosen=${[]}
        called=${(/** @type {string} */ name) => t("doubles.by", { name })}
        onTap=${(/** @type {string} */ by) => onChange([...doubles, { by, after_trick: after, refused: [] }])} />`
        : null
    }
    ${
      doubles.length
        ? html`<p class="hint">${
            left.length === 1
              ? t("doubles.won", { name: nameOf(game, left[0].id) })
              : t("doubles.bet", { count: betOf(doubles) })
          }</p>`
        : null
    }
  </section>`;
}

/** As many tricks as cards were dealt to each. @param {any} game */
const tricksOf = ({ next }) => next?.cards_each ?? 7;

/**
 * @param {{one: Double, at: number, game: any, doubles: Double[], players: any[], onChange(changes: Partial<Double>):
 *   void, onRemove(): void}} props
 */
function One({ one, at, game, doubles, players, onChange, onRemove }) {
  const name = nameOf(game, one.by);
  const before = leftIn(players, doubles.slice(0, at));
  const from = (doubles[at - 1]?.after_trick ?? 0) + 1;
  const tricks = Array.from({ length: Math.max(0, tricksOf(game) - from) }, (_, more) => from + more);
  const toggle = (/** @type {string} */ id) =>
    onChange({
      refused: one.refused.includes(id) ? one.refused.filter((other) => other !== id) : [...one.refused, id],
    });
  return html`<div class="double">
    <div class="side-by-side"><h3>${t("doubles.by", { name })}</h3>
      <button type="button" class="quiet" aria-label=${t("doubles.remove", { name })} onClick=${onRemove}>
        <${Icon} name="close" /></button></div>
    <p class="small-label">${t("doubles.after")}</p>
    <${Segments} small label=${t("doubles.after_of", { name })} value=${one.after_trick}
      options=${tricks.map((trick) => [trick, String(trick)])}
      onChange=${(/** @type {number} */ trick) => onChange({ after_trick: trick })} />
    <p class="small-label">${t("doubles.refused")}</p>
    <${Chips} label=${t("doubles.refused_of", { name })} players=${before.filter(({ id }) => id !== one.by)}
      chosen=${one.refused} called=${(/** @type {string} */ who) => t("doubles.refuses", { name: who })}
      onTap=${toggle} />
  </div>`;
}

/** @param {{path: string, message: string}[]} errors @param {string} at */
const wrongAt = (errors, at) =>
  errors
    .filter(({ path }) => path.startsWith(at))
    .map(({ message }) => html`<p key=${message} class="wrong" role="alert">${message}</p>`);
