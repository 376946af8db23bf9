/** A whole hand, trick by trick. Who leads the next one is guessed from the cards, and can be put right by a tap. */
import { html, useState } from "../../../lib.js";
import { draftOf } from "../../../kit/body.js";
import { Chips, Field } from "../../../parts/fields.js";
import { notify } from "../../../parts/notices.js";
import { Problem } from "../../../parts/problem.js";
import { go, link } from "../../../router.js";
import { keep } from "../../../storage.js";
import { nameOf, orderFrom, playersIn } from "../../../table.js";
import { list, t } from "../../../text.js";
import { useQuestion } from "../../../referee/question.js";
import {
  claimOf,
  followed,
  freshAudit,
  isOver,
  keepAudit,
  storedAudit,
  missingOf,
  playersOf,
  tricksNoted,
} from "./audit-draft.js";
import { AskButton, SlotKeys, SlotRow, useSlots } from "../../../referee/slots.js";
import { Verdict } from "../../../referee/verdict.js";

/** @typedef {import("./audit-draft.js").Audit} Audit */
/** @typedef {import("./audit-draft.js").Trick} Trick */
/** @typedef {import("../../../families.js").Player} Player */
/** @typedef {import("../../../referee/slots.js").Slot} Slot */
/** @typedef {import("../../../session.js").Sitting} Sitting */

const MOST_LED = 8;

/** @param {{session: import("../../../session.js").Session, sitting: Sitting, onAsked(): void}} props */
export function useAuditForm({ session, sitting, onAsked }) {
  const { game, rules, cards = null } = sitting;
  const [audit, setAudit] = useState(() => storedAudit(sitting) ?? freshAudit(sitting));
  const pack = { rules, cards };
  const players = playersOf(audit, sitting);
  const claim = claimOf(audit, players, sitting);
  const { verdict, error, busy, put } = useQuestion(session, claim, onAsked);
  const show = (/** @type {Audit} */ next) => (keepAudit(game.id, next), setAudit(next));
  const change = (/** @type {Partial<Audit>} */ changes) =>
    show(followed({ ...audit, ...changes, recorded: false }, players, pack));
  const changeTrick = (/** @type {number} */ at, /** @type {Trick} */ trick) =>
    change({ tricks: audit.tricks.map((old, place) => (place === at ? trick : old)) });
  const anew = () => {
    show(freshAudit(sitting));
    notify(t("audit.cleared"), { action: t("app.undo"), onAction: () => show(audit) });
  };
  const places = audit.tricks.map((trick, at) => placesOf(trick, at, players, rules, (next) => changeTrick(at, next)));
  const slots = useSlots(places.flat());
  const foot = html`<${SlotKeys} slots=${slots} cards=${cards} />
    <${AskButton} text=${t("audit.ask")}
      missing=${claim.tricks.length ? null : slots.slot && t("entry.which_card", { name: slots.slot.label })}
        busy=${busy} onAsk=${put} />`;
  const main = html`<section class="paper cards-each"><${Field} label=${t("audit.each")}>
      ${(props) => html`<input ...${props} type="number" min="1" inputmode="numeric" value=${audit.each}
        onInput=${(event) => change({ each: event.target.value })} />`}
    </${Field}><${About} ...${{ audit, sitting, players }} onAnew=${anew} /></section>
    ${audit.tricks.map(
      (trick, at) => html`<${Trick} key=${at} ...${{ trick, at, players, slots }} places=${places[at]}
      onChange=${(/** @type {Trick} */ next) => changeTrick(at, next)} />`,
    )}
    <${Missing} audit=${audit} players=${players} />
    <${Problem} error=${error} />
    ${
      verdict?.tricks?.length
        ? html`<p class="hint">
      ${t("audit.winners")} ${winnersOf(verdict, game)}</p>`
        : null
    }
    <${Verdict} verdict=${verdict} game=${game} />
    ${
      verdict?.last_trick && game.status === "playing" && !isOver(audit, sitting)
        ? html`<button type="button" class="big secondary-button"
      onClick=${() => record(sitting, audit, verdict.last_trick)}>${t("audit.record")}</button>`
        : null
    }`;
  return { main, foot };
}

/**
 * The taker of each trick, as far as it is known.
 * @param {{tricks: {winner: string | null}[]}} verdict @param {any} game
 */
const winnersOf = ({ tricks }, game) =>
  tricks.map(({ winner }, at) => `${at + 1}. ${winner ? nameOf(game, winner) : "?"}`).join(" · ");

/**
 * The places for the cards of a trick, in playing order. Everybody plays as many cards as were led.
 * @param {Trick} trick @param {number} at @param {Player[]} players @param {any} rules
 * @param {(trick: Trick) => void} onChange @returns {Slot[]}
 */
function placesOf(trick, at, players, rules, onChange) {
  const led = rules.play.sets ? trick.cards[trick.leader]?.length || MOST_LED : 1;
  return orderFrom(players, trick.leader).map(({ id, name }) => ({
    key: `${at} ${id}`,
    label: name,
    cards: trick.cards[id] ?? [],
    most: rules.play.sets && id === trick.leader ? MOST_LED : led,
    onChange: (cards) => onChange({ ...trick, cards: { ...trick.cards, [id]: cards } }),
  }));
}

/**
 * Hands the last trick over to be entered.
 * @param {Sitting} sitting @param {Audit} audit @param {{player: string, cards: string[]}[]} trick
 */
async function record(sitting, audit, trick) {
  const { game, rules, cards = null, entry } = sitting;
  const table = { game, rules, cards, entry, players: playersIn(game) };
  await Promise.all([
    entry && keep("drafts", game.id, draftOf({ last_trick: trick }, entry, table)),
    keepAudit(game.id, { ...audit, recorded: true }),
  ]);
  go(link("game", game.id, "enter"));
}

/**
 * Which hand it is, where that is not the one being played, and the way to begin with an empty form.
 * @param {{audit: Audit, sitting: Sitting, players: Player[], onAnew(): void}} props
 */
function About({ audit, sitting, players, onAnew }) {
  const { next } = sitting.game;
  const over = isOver(audit, sitting);
  if (!tricksNoted(audit, players).length && !(over && next)) return null;
  return html`${over ? html`<p class="hint">${t("audit.about", { number: audit.number })}</p>` : null}
    <button type="button" class="secondary-button" onClick=${onAnew}>
      ${over && next ? t("audit.next", { number: next.number }) : t("audit.anew")}</button>`;
}

/**
 * The gaps of the notes, so that nobody wonders why something cannot be told.
 * @param {{audit: Audit, players: Player[]}} props
 */
function Missing({ audit, players }) {
  const { gaps, rest } = missingOf(audit, players);
  if (!tricksNoted(audit, players).length || !(gaps.length || rest)) return null;
  return html`<div class="hint"><p>${t("audit.missing")}</p><ul>
    ${gaps.map(
      ({ trick, names }) => html`<li key=${trick}>
      ${t("audit.trick", { number: trick })}: ${names ? list(names) : t("audit.everybody")}</li>`,
    )}
    ${rest ? html`<li>${t("audit.rest", { count: rest })}</li>` : null}</ul></div>`;
}

/**
 * @param {{trick: Trick, at: number, players: Player[], places: Slot[], slots: any, onChange(trick: Trick): void}}
 *   props
 */
function Trick({ trick, at, players, places, slots, onChange }) {
  return html`<details class="paper" open><summary>${t("audit.trick", { number: at + 1 })}</summary>
    <${Chips} label=${t("audit.leader")} players=${players} chosen=${[trick.leader]}
      onTap=${(/** @type {string} */ leader) => onChange({ ...trick, leader, tapped: true })} />
    <div class="slots">${places.map((slot) => html`<${SlotRow} key=${slot.key} slot=${slot} slots=${slots} />`)}</div>
  </details>`;
}
