/** Links to watch or to score, as text and as a code to scan; and taking them back. */
import { ask, askAll, freshKey, Refusal } from "../api.js";
import { isBegunHere, isScorer } from "../games.js";
import { html, useEffect, useMemo, useState } from "../lib.js";
import { Chips, Field, Segments } from "../parts/fields.js";
import { GamePage } from "../parts/game-page.js";
import "../parts/later-texts.js";
import { labelText, revokedText, revokeText } from "../parts/link-label.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { Confirmation } from "../parts/confirmation.js";
import { day } from "../parts/times.js";
import { OnPaper } from "../share/on-paper.js";
import { SharedLink } from "../share/shared-link.js";
import { link } from "../router.js";
import { nameOf, peopleOf } from "../table.js";
import { t } from "../text.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * A whole address. The secret stands behind `#`, which no server is ever sent.
 * @param {string} id @param {string} [token]
 */
const addressOf = (id, token) => `${location.origin}/${token ? link("game", id, "open", token) : link("game", id)}`;

/** @param {{session: Session, sitting: import("../session.js").Sitting}} props */
export function Screen({ session, sitting }) {
  const { id } = sitting;
  if (isBegunHere(id))
    return html`<${GamePage} sitting=${sitting} tab="share" title=${t("share.title")}>
      <p class="banner" role="status">${t("share.needs_connection")}</p></${GamePage}>`;
  return html`<${Sharing} ...${{ session, sitting }} />`;
}

/** @param {{session: Session, sitting: import("../session.js").Sitting}} props */
function Sharing({ session, sitting }) {
  const { game, id } = sitting;
  const mayShare = isScorer(id);
  const [created, setCreated] = useState(/** @type {Api.CreatedToken | null} */ (null));
  return html`<${GamePage} sitting=${sitting} tab="share" title=${t("share.title")}>
    ${
      game.visibility === "private"
        ? null
        : html`<section class="paper"><h2>${t("share.watch")}</h2><p>${t("share.watch_text")}</p>
      <${SharedLink} address=${addressOf(id)} title=${game.title} /></section>`
    }
    <${OnPaper} ...${{ session, game }} />
    ${
      mayShare
        ? html`<section class="paper"><h2>${t("share.more")}</h2><p>${t("share.more_text")}</p>
        <${NewLink} ...${{ session, game, onMade: setCreated }} />
        ${
          created
            ? html`<${SharedLink} key=${created.id} address=${addressOf(id, created.token)} title=${created.label} />`
            : null
        }
      </section>
      <${Links} session=${session} created=${created?.id}
        onRevoked=${(/** @type {string} */ id) => id === created?.id && setCreated(null)} />`
        : null
    }
  </${GamePage}>`;
}

/** @type {{label: string, scope: string, player?: string}} */
const NO_LINK = { label: "", scope: "score" };

/** @param {{session: Session, game: any, onMade(created: Api.CreatedToken): void}} props */
function NewLink({ session, game, onMade }) {
  const [draft, setDraft] = useState(NO_LINK);
  const players = peopleOf(game).filter((person) => !person.withdrawn);
  const [error, setError] = useState(/** @type {any} */ (null));
  const key = useMemo(freshKey, [JSON.stringify(draft)]);
  const make = (/** @type {Event} */ event) => {
    event.preventDefault();
    const body = { ...draft, label: draft.label.trim() };
    if (draft.scope !== "player") delete body.player;
    ask("POST", `/games/${session.id}/tokens`, { body, token: session.token(), key }).then(
      ({ document }) => (setError(null), setDraft({ ...NO_LINK, scope: draft.scope }), onMade(document)),
      setError,
    );
  };
  return html`<form onSubmit=${make}>
    <${Segments} label=${t("share.what")} value=${draft.scope}
      onChange=${(/** @type {string} */ scope) => setDraft({ ...draft, scope })}
      options=${[
        ["score", t("share.score")],
        ["player", t("share.player")],
        ["view", t("share.view")],
      ]} />
    ${
      draft.scope === "player"
        ? html`<${Chips} label=${t("share.whose")} players=${players} chosen=${[draft.player ?? ""]}
            onTap=${(/** @type {string} */ player) => setDraft({ ...draft, player, label: nameOf(game, player) })} />
          <p class="hint">${t("share.player_hint")}</p>`
        : null
    }
    <${Field} label=${t("share.label")} hint=${t("share.label_hint")}
      errors=${error?.errors?.filter((/** @type {Api.Violation} */ { path }) => path === "/label")}>
      ${(props) => html`<input ...${props} value=${draft.label} maxlength="60" autocomplete="off"
        onInput=${(event) => setDraft({ ...draft, label: event.target.value })} />`}
    </${Field}>
    <${Problem} error=${error} beside=${["/label"]} />
    <button type="submit" disabled=${!draft.label.trim() || (draft.scope === "player" && !draft.player)}>
      ${t("share.make")}</button>
  </form>`;
}

/** @param {{session: Session, created?: string, onRevoked(id: string): void}} props */
function Links({ session, created, onRevoked }) {
  const [tokens, setTokens] = useState(/** @type {Api.Token[]} */ ([]));
  const [own, setOwn] = useState(/** @type {string | null} */ (null));
  const [confirming, setConfirming] = useState(/** @type {Api.Token | null} */ (null));
  const [error, setError] = useState(/** @type {any} */ (null));
  const load = () => askAll(`/games/${session.id}/tokens`, { token: session.token() }).then(setTokens, setError);
  useEffect(() => void load(), [created]);
  useEffect(
    () =>
      void ask("GET", "/token", { token: session.token() }).then(
        ({ document }) => setOwn(document.id),
        () => null,
      ),
    [],
  );
  const revoke = (/** @type {Api.Token} */ token) =>
    ask("DELETE", `/games/${session.id}/tokens/${token.id}`, { token: session.token() }).then(
      () => (
        notify(revokedText(token)),
        onRevoked(token.id),
        token.id === own ? session.noteFailure(new Refusal(401, null, session.token())) : load()
      ),
      setError,
    );
  return html`<section class="paper"><h2>${t("share.links")}</h2><${Problem} error=${error} />
    <ul class="advice">${tokens.map(
      (token) => html`<li key=${token.id}>
      <span><strong>${labelText(token.label)}</strong><small>${token.id === own ? `${t("share.own")} · ` : ""}
        ${t(`share.${token.scope}`)} · ${day(token.created_at)}</small></span>
      ${
        token.revoked_at
          ? html`<em>${t("share.is_revoked")}</em>`
          : html`<button type="button" class="secondary-button" disabled=${own === null}
            aria-label=${revokeText(token)}
              onClick=${() => (token.id === own ? setConfirming(token) : revoke(token))}>${t("share.revoke")}</button>`
      }
      ${
        confirming === token
          ? html`<${Confirmation} question=${t("share.own_sure")} yes=${t("share.revoke")}
        onYes=${() => (setConfirming(null), revoke(token))} onNo=${() => setConfirming(null)} />`
          : null
      }
    </li>`,
    )}</ul>
  </section>`;
}
