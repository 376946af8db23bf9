/** The table between rounds: what the family lets one do there, and the end. */
import { useFamily } from "../families.js";
import { mayScore } from "../games.js";
import { Correction } from "../history/correction.js";
import { html, useState } from "../lib.js";
import { Segments } from "../parts/fields.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { Loaded } from "../parts/loaded.js";
import { Act, showWhole } from "../people/act.js";
import { Lock } from "../people/lock.js";
import { go, link } from "../router.js";
import { t } from "../text.js";

const loadFaces = () => import("../faces/people.js");

/** @param {any} props */
export function Screen({ session, sitting, parts: [of, player] = [] }) {
  const { loadPeople } = useFamily();
  const { game, id } = sitting;
  const may = mayScore(id);
  return html`<${GamePage} sitting=${sitting} tab="people" title=${t("people.title")}>
    ${!may ? html`<p class="hint">${t("people.watching")}</p>` : null}
    ${
      may && game.status === "playing"
        ? html`<${Loaded} load=${loadPeople} meanwhile=${null} ...${{ session, sitting }} />
      <${Act} title=${t("people.end")} isTall><${End} ...${{ session, game }} pot=${sitting.pot} /></${Act}>`
        : null
    }
    ${
      may
        ? html`<${Loaded} load=${loadFaces} meanwhile=${null} ...${{ session, game }}
            of=${of === "face" ? player : ""} />`
        : null
    }
    ${
      game.status === "playing"
        ? null
        : html`<p class="hint">${t("people.over")}</p>
      <${Lock} session=${session} game=${game} />`
    }
  </${GamePage}>`;
}

/**
 * The sentence about the money if nobody wins: back to whom it came from by the pot, and nowhere else.
 * @param {{transfers?: Api.Transfer[]}} pot
 */
function moneyText({ transfers = [] }) {
  const byPot = transfers.filter(({ from, to }) => from === "pot" || to === "pot");
  return [
    byPot.length && t("people.end.pot_back"),
    byPot.length < transfers.length && t("people.end.paid_stays"),
  ].filter(Boolean);
}

/** @param {string} reason @param {Api.Pot | null} pot */
const hintOf = (reason, pot) =>
  [t(`people.end.${reason}_hint`), ...(reason === "abandoned" ? moneyText(pot ?? {}) : [])].join(" ");

/** @param {{session: import("../session.js").Session, game: any, pot: Api.Pot | null}} props */
function End({ session, game, pot }) {
  const [reason, setReason] = useState(/** @type {string | null} */ (null));
  return html`<${Segments} label=${t("people.end")} value=${reason} onChange=${setReason}
      options=${[
        ["agreed", t("people.end.agreed")],
        ["abandoned", t("people.end.abandoned")],
      ]} />
    ${
      reason
        ? html`<p class="hint">${hintOf(reason, pot)}</p>
      <${Correction} key=${reason} ...${{ session, game }} method="POST" path="end" body=${{ reason }}
        action=${t("people.end_now")} onShown=${showWhole} done=${t("board.ended")}
        onDone=${() => go(link("game", game.id))} />`
        : null
    }`;
}
