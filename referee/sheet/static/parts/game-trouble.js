/** The reason why a game cannot be shown or scored any more, and what to do about it. */
import { clubOf, hasLost, knownGame, mayScore } from "../games.js";
import { html } from "../lib.js";
import { online, outbox } from "../outbox.js";
import { link } from "../router.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";
import { errorText } from "./error-text.js";
import { StorageTrouble } from "./trouble.js";

/** @param {{sitting: import("../session.js").Sitting}} props */
export function GameTrouble({ sitting }) {
  const connected = useObserved(online);
  const waiting = useObserved(outbox).filter(({ game, state }) => game === sitting.id && state === "waiting").length;
  const lost = hasLost(sitting.id);
  const club = clubOf(sitting.id);
  const { foreseen } = sitting.game ?? {};
  const problem = knownGame(sitting.id)?.problem;
  const offlineText = waiting ? t("game.offline.waiting", { count: waiting }) : t("game.offline");
  const offline = foreseen ? t("game.offline.foreseen", { count: waiting }) : offlineText;
  return html`
    <${StorageTrouble} />
    ${
      sitting.trouble && sitting.trouble !== "revoked"
        ? html`<p class="banner banner-strong" role="status">
      ${t(`game.${sitting.trouble}`)}</p>`
        : null
    }
    ${
      lost
        ? html`<p class="banner banner-strong" role="status">${
            club?.lost
              ? html`${t("game.club_lost")} <a href=${link("club", club.id)}>${t("game.to_club")}</a>`
              : t("game.revoked")
          }</p>`
        : null
    }
    ${
      knownGame(sitting.id)?.game?.locked
        ? html`<p class="banner" role="status">
      ${t(mayScore(sitting.id) ? "game.locked_admin" : "game.locked")}</p>`
        : null
    }
    ${connected && (problem || !foreseen) ? null : html`<p class="banner" role="status">${offline}</p>`}
    ${
      problem
        ? html`<p class="banner banner-strong" role="status">${t("game.begun_here.refused")}
          ${errorText({ document: problem, errors: problem.errors })}</p>`
        : null
    }`;
}
