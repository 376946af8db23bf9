/** What was entered and is not with the service yet: waiting for a connection, or refused with its reason. */
import { Loaded } from "../app.js";
import { html } from "../lib.js";
import { drop, entriesOf, isOnlyHere, takeBack } from "../outbox.js";
import { holdsOthers } from "../queue.js";
import { Card } from "../parts/cards.js";
import { Icon } from "../parts/icons.js";
import { nameOf } from "../table.js";
import { signed, t } from "../text.js";
import { told } from "../parts/problem.js";

const loadRefused = () => import("./refused.js");

export function Waiting({ sitting }) {
  const all = entriesOf(sitting.id);
  const entries = all.filter(({ id }) => !all.some(({ undoes }) => undoes === id));
  if (!entries.length) return null;
  return html`<section class="waiting" aria-label=${t("waiting.title")}>
    ${entries.map(
      (entry, at) => html`<${Entry} key=${entry.id} entry=${entry} game=${sitting.game}
      behind=${entries.slice(0, at).some(holdsOthers)} />`,
    )}
  </section>`;
}

function Entry({ entry, game, behind }) {
  const refused = entry.state === "refused";
  const why = refused
    ? told({ document: entry.problem, errors: entry.problem.errors })
    : t(behind ? "waiting.behind" : "waiting.waits");
  return html`<div class=${`entry${refused ? " entry-refused" : ""}`}>
    <p class="entry-what"><${Icon} name=${refused ? "close" : "wait"} /><span><${What} entry=${entry} game=${game} />
      </span></p>
    <p role=${refused ? "alert" : undefined}>${why}</p>
    <div class="entry-acts">
      ${refused ? html`<${Loaded} load=${loadRefused} meanwhile=${null} entry=${entry} game=${game} />` : null}
      <${Dropping} entry=${entry} game=${game} />
    </div>
  </div>`;
}

function What({ entry: { kind, body, path }, game }) {
  if (kind === "removal") return t("waiting.removal", { number: Number(/\d+/.exec(path)[0]) });
  if (kind !== "hand")
    return t(`waiting.${kind}`, {
      name: body.name ?? body.member ?? nameOf(game, body.player),
      points: signed(body.points ?? 0),
    });
  const plays = body.last_trick ?? [{ player: body.outcome.taker, card: body.outcome.card }];
  return html`<b>${t("waiting.hand", { number: body.number })}</b>
    ${plays.map(
      ({ player, card }) => html`<span key=${player} class="entry-play">
      ${nameOf(game, player)} ${card ? html`<${Card} card=${card} />` : null}</span>`,
    )}`;
}

/** What is only here goes at once; a hand that may have arrived is taken back; of anything else we must hear first. */
function Dropping({ entry, game }) {
  const here = isOnlyHere(entry);
  if (!here && entry.kind !== "hand") return null;
  const forget = () => (here ? drop(entry) : takeBack(entry, game.club ? t("entry.undo_reason") : ""));
  return html`<button type="button" class="secondary-button" onClick=${forget}>
    ${t(entry.undoes && entry.state === "waiting" ? "waiting.leave_in" : "waiting.drop")}</button>`;
}
