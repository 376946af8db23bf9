/** The fields of a question about a play: whose it is, the trick before it, and what is known of the cards held. */
import { html } from "../../../lib.js";
import { Chips, Field, Segments, Switch } from "../../../parts/fields.js";
import { SlotRow } from "../../../referee/slots.js";
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";

/**
 * @typedef {object} Question
 * @property {string | null} player Whose play it is about
 * @property {string} leader
 * @property {Record<string, string[]>} laid What lies on the table, by player
 * @property {Record<string, Partial<Hand>>} hands What is asked and known of each player's cards
 * @property {boolean} last Whether it is the last trick
 */

/**
 * What is asked and known of a player's cards.
 * @typedef {object} Hand
 * @property {string[]} cards Those that are played
 * @property {"some" | "all"} knows
 * @property {string[]} others The rest of the holding, as far as it is known
 * @property {string[]} seen Cards that others have
 * @property {string} size Of the holding, as typed
 */

/** @typedef {import("../../../families.js").Player} Player */
/**
 * A place for cards; `asks` where the question needs them.
 * @typedef {import("../../../referee/slots.js").Slot & {asks?: string}} Place
 */
/**
 * @typedef {object} Asking
 * @property {Question} draft
 * @property {Player[]} players
 * @property {string | null} player
 * @property {Place[]} places
 * @property {any} slots
 * @property {Hand} hand
 * @property {any} game
 * @property {(changes: Partial<Question>) => void} set
 * @property {(changes: Partial<Hand>) => void} setHand
 */

/** @param {Asking} props */
export function PlayerFields({ draft, players, player, set }) {
  return html`<section class="paper"><h2>${t("play.who")}</h2>
      <${Chips} label=${t("play.who")} players=${players} chosen=${[player]}
        onTap=${(/** @type {string} */ chosen) => set({ player: chosen })} />
      <h2>${t("play.leader")}</h2>
      <${Chips} label=${t("play.leader")} players=${players} chosen=${[draft.leader]}
        onTap=${(/** @type {string} */ leader) => set({ leader })} />
    </section>`;
}

/** @param {Asking} props */
export function Table({ draft, places, slots, set }) {
  return html`<section class="paper"><h2>${t("play.trick")}</h2>
      <div class="slots">${places
        .filter(({ asks }) => asks)
        .map(
          (slot) => html`<${SlotRow} key=${slot.key} slot=${slot}
        slots=${slots} />`,
        )}</div>
      <${Switch} label=${t("play.last_trick")} checked=${draft.last}
        onChange=${(/** @type {boolean} */ last) => set({ last })} />
    </section>`;
}

/** @param {Asking & {player: string}} props */
export function Held({ game, player, places, slots, hand, setHand }) {
  return html`<section class="paper"><h2>${t("play.knows", { name: nameOf(game, player) })}</h2>
      <${Segments} label=${t("play.knows_label")} value=${hand.knows}
        onChange=${(/** @type {Hand["knows"]} */ knows) => setHand({ knows })}
        options=${[
          ["some", t("play.some")],
          ["all", t("play.all")],
        ]} />
      ${places
        .filter(({ asks }) => !asks)
        .map(
          (slot) => html`<${SlotRow} key=${slot.key} slot=${slot}
        slots=${slots} />`,
        )}
      ${
        hand.knows === "some"
          ? html`<${Field} label=${t("play.size")}>
        ${(props) => html`<input ...${props} type="number" min="1" inputmode="numeric" value=${hand.size}
          onInput=${(event) => setHand({ size: event.target.value })} />`}</${Field}>`
          : null
      }
    </section>`;
}
