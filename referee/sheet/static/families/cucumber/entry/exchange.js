/** Who changed how many cards before play, in turn, where the rules let them. */
import { html } from "../../../lib.js";
import { Chips } from "../../../parts/fields.js";
import { Icon } from "../../../parts/icons.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";
import { inTurn } from "../table.js";

export function Exchange({ draft, players, rules, game, errors, corrects, onChange }) {
  if (!rules.exchange) return null;
  const { exchange } = draft;
  const set = (changed) => onChange({ ...draft, exchange: changed });
  const count = (at, by) =>
    set(exchange.map((one, place) => (place === at ? { ...one, count: Math.max(0, one.count + by) } : one)));
  return html`<details class="calls" open=${exchange.length > 0}><summary>
    ${exchange.length ? t("entry.exchange.given", { count: exchange.length }) : t("entry.exchange")}</summary>
    <ol class="exchange">${exchange.map(
      ({ player, count: many }, at) => html`<li key=${at}><span>${nameOf(game, player)}</span>
      <button type="button" class="quiet" aria-label=${t("entry.exchange.less", { name: nameOf(game, player) })}
        onClick=${() => count(at, -1)}>−</button>
      <output>${many}</output>
      <button type="button" class="quiet" aria-label=${t("entry.exchange.more", { name: nameOf(game, player) })}
        onClick=${() => count(at, 1)}>+</button>
      <button type="button" class="quiet" aria-label=${t("entry.exchange.remove", { name: nameOf(game, player) })}
        onClick=${() => set(exchange.filter((_, place) => place !== at))}><${Icon} name="close" /></button>
    </li>`,
    )}</ol>
    ${errors
      .filter(({ path }) => path.startsWith("/exchange"))
      .map(
        ({ message }) => html`<p key=${message}
      class="wrong" role="alert">${message}</p>`,
      )}
    <p class="hint">${t("entry.exchange.hint")}</p>
    <${Chips} label=${t("entry.exchange.who")} players=${players} chosen=${[]}
      onTap=${(player) =>
        set(inTurn([...exchange, { player, count: 1 }], players, rules, corrects ? null : game.next))} />
  </details>`;
}
