/** Why a game cannot be shown or scored any more, and what to do about it. */
import { knownGame } from "../games.js";
import { html } from "../lib.js";
import { online, outbox } from "../outbox.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";
import { StorageTrouble } from "./trouble.js";

export function GameTrouble({ sitting }) {
  const connected = useObserved(online);
  const waiting = useObserved(outbox).filter(({ game, state }) => game === sitting.id && state === "waiting").length;
  const revoked = knownGame(sitting.id)?.revoked;
  return html`
    <${StorageTrouble} />
    ${sitting.trouble && sitting.trouble !== "revoked" ? html`<p class="banner banner-strong" role="status">${t(`game.${sitting.trouble}`)}</p>` : null}
    ${revoked ? html`<p class="banner banner-strong" role="status">${t("game.revoked")}</p>` : null}
    ${connected ? null : html`<p class="banner" role="status">${t("game.offline", { count: waiting })}</p>`}`;
}
