/**
 * A second pair of eyes: whatever somebody else has entered is confirmed with one tap, and disputed with two. It stands
 * below the rows, so that nobody who plays on has it in the way.
 */
import { ask, freshKey } from "../api.js";
import { gainText } from "../board/gains.js";
import { useFamily } from "../families.js";
import { isScorer } from "../games.js";
import { html, useEffect, useMemo, useState } from "../lib.js";
import { errorText } from "../parts/error-text.js";
import "../parts/later-style.js";
import { FIRST, labelText } from "../parts/link-label.js";
import { notify } from "../parts/notices.js";
import { link } from "../router.js";
import { nameOf, rowsOf } from "../table.js";
import { t } from "../text.js";
import { disputedIn, isOwn, ownLast, toConfirm } from "./choosing.js";
import "./texts.js";

/** @typedef {import("./choosing.js").Own} Own */
/** @typedef {import("../session.js").Session} Session */

/** Reasons why a round may be wrong, by the keys of its texts. */
const REASONS = ["points", "player", "other"];
/** By token, what it is for, which never changes. @type {Map<string, Own>} */
const links = new Map();

/** @param {{session: Session, sitting: import("../session.js").Sitting}} props */
export function Screen({ session, sitting: { game, sheet } }) {
  const own = useOwn(session);
  if (!own) return null;
  const [open, mine] = [toConfirm(sheet, own), ownLast(sheet, own)];
  return html`${disputedIn(sheet).map(
    (act) => html`<${Disputed} key=${`${act.event} disputed`} ...${{ session, game, act, own }} />`,
  )}
    ${
      open
        ? html`<${Question} key=${open.confirmation.as_of} ...${{ session, game, own }} act=${open}
      isLast=${open === sheet.at(-1)} />`
        : null
    }
    ${
      mine
        ? html`<p class="confirming-own"><a class="link-button"
          href=${link("game", game.id, "amend", String(mine.number))}>${t("confirm.correct_own")}</a></p>`
        : null
    }`;
}

/** The link of this phone; null as long as nobody knows. @param {Session} session @returns {Own | null} */
function useOwn(session) {
  const token = session.token();
  const [own, setOwn] = useState(links.get(token ?? "") ?? null);
  useEffect(() => {
    if (!token || links.has(token)) return;
    ask("GET", "/token", { token }).then(
      ({ document }) => (links.set(token, document), setOwn(document)),
      () => null,
    );
  }, [token]);
  return own;
}

/**
 * Says something of a round as it stands. Where it has been corrected meanwhile, we look again.
 * @param {Session} session @param {any} act
 */
function useSaying(session, act) {
  const [busy, setBusy] = useState(false);
  const key = useMemo(freshKey, [act.confirmation.as_of, act.confirmation.state]);
  const say = (/** @type {string} */ path, /** @type {object} */ more = {}) => {
    setBusy(true);
    const body = { as_of: act.confirmation.as_of, ...more };
    const address = `/games/${session.id}/hands/${act.number}/${path}`;
    ask("POST", address, { token: session.token(), key: `${path}-${key}`, body }).then(
      ({ document }) => session.show(document.game),
      (error) => (setBusy(false), notify(errorText(error)), session.refresh()),
    );
  };
  return { busy, say };
}

/** @param {{session: Session, game: any, act: any, own: Own, isLast: boolean}} props */
function Question({ session, game, act, own, isLast }) {
  const { words } = useFamily();
  const [isWrong, setWrong] = useState(false);
  const { busy, say } = useSaying(session, act);
  const by = whoIs(game, act.confirmation.entered);
  const args = { ...words, number: act.number, by, gains: useGains(game, act, own) };
  const dispute = (/** @type {string} */ reason) => say("dispute", { reason: t(`confirm.reason.${reason}`) });
  return html`<section class="paper confirming" aria-label=${t("confirm.title")}>
    <p>${t(isLast ? "confirm.ask" : "confirm.ask_earlier", args)}</p>
    <div class="confirming-acts">
      <button type="button" disabled=${busy} onClick=${() => say("confirmation")}>${t("confirm.yes")}</button>
      <button type="button" class="secondary-button" disabled=${busy} aria-expanded=${isWrong}
        onClick=${() => setWrong(!isWrong)}>${t("confirm.no")}</button>
    </div>
    ${
      isWrong
        ? html`<div class="confirming-acts" role="group" aria-label=${t("confirm.why")}>${REASONS.map(
            (reason) => html`<button type="button" class="secondary-button" key=${reason} disabled=${busy}
              onClick=${() => dispute(reason)}>${t(`confirm.reason.${reason}`)}</button>`,
          )}</div>`
        : null
    }
  </section>`;
}

/** @param {{session: Session, game: any, act: any, own: Own}} props */
function Disputed({ session, game, act, own }) {
  const { words } = useFamily();
  const { busy, say } = useSaying(session, act);
  const { confirmation, number } = act;
  const isMine = isOwn(confirmation, own);
  const may = isScorer(game.id);
  const args = { ...words, number, by: whoIs(game, confirmation), reason: confirmation.reason };
  return html`<section class="paper confirming" aria-label=${t("confirm.title")}>
    <p>${t("confirm.disputed", args)}</p>
    <div class="confirming-acts">
      ${
        may || isOwn(confirmation.entered, own)
          ? html`<a role="button" href=${link("game", game.id, "amend", String(number))}>${t("confirm.correct")}</a>`
          : null
      }
      ${
        may || isMine
          ? html`<button type="button" class="secondary-button" disabled=${busy} onClick=${() => say("confirmation")}>
              ${t(isMine ? "confirm.right_after_all" : "confirm.stands")}</button>`
          : null
      }
    </div>
  </section>`;
}

/** Whose link it is: a player's name, or what the link is called. @param {any} game @param {any} author */
function whoIs(game, { by, player }) {
  if (player) return nameOf(game, player);
  return by === FIRST ? t("confirm.first") : labelText(by);
}

/**
 * Every side whose score the round changed; the own one first, as "you".
 * @param {any} game @param {any} act @param {Own} own
 */
function useGains(game, act, own) {
  const { board, player } = useFamily();
  const gains = rowsOf(game)
    .map((row) => ({
      name: row.name,
      points: gainText(row, act, game, board, player),
      isYou: row.members.some(({ id }) => id === own.player),
    }))
    .filter(({ points }) => points)
    .sort((gain, other) => Number(other.isYou) - Number(gain.isYou));
  return gains.map((gain) => t(gain.isYou ? "confirm.you" : "board.gain", gain)).join(", ") || t("confirm.nothing");
}
