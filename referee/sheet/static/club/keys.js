/** Keys to the club: who has which, a new one as link and code, and taking one back. */
import { mayIn, rolesUpTo } from "../clubs.js";
import { html, useState } from "../lib.js";
import { Field } from "../parts/fields.js";
import { labelText, revokedText, revokeText } from "../parts/link-label.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { Confirmation } from "../parts/confirmation.js";
import { day } from "../parts/times.js";
import { Confirming } from "./confirming.js";
import { t } from "../text.js";
import { useAnswer, useSending } from "./requests.js";
import { ClubPage, Refused } from "./club-page.js";
import { Key, OwnKey } from "./own-key.js";
import { fieldMessages } from "./field-messages.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */

const FIELDS = ["/label", "/role", "/expires_at"];

/** @param {{club: KnownClub}} props */
export function Screen({ club }) {
  const [created, setCreated] = useState(/** @type {Api.CreatedClubToken | null} */ (null));
  return html`<${ClubPage} club=${club} tab="keys" title=${t("club.keys.title")}>
    <${OwnKey} club=${club} />
    ${
      mayIn(club, "treasurer")
        ? html`<section class="paper"><h2>${t("club.keys.new")}</h2><p>${t("club.keys.text")}</p>
        <${NewKey} club=${club} onMade=${setCreated} />
        ${
          created ? html`<${Key} key=${created.id} club=${club} token=${created.token} title=${created.label} />` : null
        }
      </section>`
        : null
    }
    ${mayIn(club, "admin") ? html`<${Confirming} club=${club} />` : null}
    ${mayIn(club, "treasurer") ? html`<${Keys} key=${created?.id} club=${club} />` : null}
  </${ClubPage}>`;
}

/** @param {{club: KnownClub, onMade(created: Api.CreatedClubToken): void}} props */
function NewKey({ club, onMade }) {
  const [draft, setDraft] = useState({ label: "", role: "scorer", until: "" });
  const { send, error, busy, held } = useSending(club);
  const set = (/** @type {Partial<typeof draft>} */ changes) => setDraft({ ...draft, ...changes });
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    // To the end of that day where we are.
    const until = draft.until ? { expires_at: new Date(`${draft.until}T23:59:59`).toISOString() } : {};
    const created = await send("POST", "/tokens", { label: draft.label.trim(), role: draft.role, ...until });
    if (!created) return;
    setDraft({ ...draft, label: "" });
    onMade(created);
  };
  return html`<form onSubmit=${make}>
    <${Field} label=${t("share.label")} hint=${t("club.keys.label_hint")} errors=${labelErrors(error)}>
      ${(props) => html`<input ...${props} value=${draft.label} maxlength="60" autocomplete="off"
        onInput=${(event) => set({ label: event.target.value })} />`}
    </${Field}>
    <${Field} label=${t("club.keys.role")} hint=${t(`club.role.${draft.role}_hint`)}
      errors=${fieldMessages(error, "/role")}>
      ${(props) => html`<select ...${props} onChange=${(event) => set({ role: event.target.value })}>
        ${rolesUpTo(club.role).map(
          (role) => html`<option key=${role} value=${role} selected=${role === draft.role}>
          ${t(`club.role.${role}`)}</option>`,
        )}
      </select>`}
    </${Field}>
    <${Field} label=${t("club.keys.until")} hint=${t("club.keys.until_hint")}
      errors=${fieldMessages(error, "/expires_at")}>
      ${(props) => html`<input ...${props} type="date" value=${draft.until}
        onChange=${(event) => set({ until: event.target.value })} />`}
    </${Field}>
    <${Problem} error=${error} beside=${FIELDS} />
    <button type="submit" disabled=${held || !draft.label.trim()} aria-busy=${busy}>${t("share.make")}</button>
  </form>`;
}

/** The service says which label like it is free. @param {any} refusal */
const labelErrors = (refusal) =>
  fieldMessages(refusal, "/label").map((error) =>
    error.code === "label_must_be_free" ? { message: t("club.keys.label_taken", { free: error.expected }) } : error,
  );

/** @param {{club: KnownClub}} props */
function Keys({ club }) {
  /** @type {import("./requests.js").Answer<Api.ClubToken[]>} */
  const tokens = useAnswer(club, "/tokens", { whole: true });
  const { send, error, held } = useSending(club);
  const [isConfirming, setConfirming] = useState(false);
  const isOwn = (/** @type {Api.ClubToken} */ { label }) => label === club.label;
  const revoke = async (/** @type {Api.ClubToken} */ token) => {
    setConfirming(false);
    if (await send("DELETE", `/tokens/${token.id}`)) (tokens.again(), notify(revokedText(token)));
  };
  const those = (tokens.value ?? []).filter((token) => !token.revoked_at);
  return html`<section class="paper"><h2>${t("club.keys.given")}</h2><${Problem} error=${error} />
    <${Refused} error=${tokens.error} />
    <ul class="advice">${those.map(
      (token) => html`<li key=${token.id}>
      <span><strong>${labelText(token.label)}</strong><small>${about(token, isOwn(token))}</small></span>
      <button type="button" class="secondary-button" disabled=${held || !tokens.fresh}
        aria-label=${revokeText(token)}
        onClick=${() => (isOwn(token) ? setConfirming(true) : revoke(token))}>
        ${t("share.revoke")}</button>
      ${
        isConfirming && isOwn(token)
          ? html`<${Confirmation} question=${t("club.keys.own_sure")} yes=${t("share.revoke")}
        onYes=${() => revoke(token)} onNo=${() => setConfirming(false)} />`
          : null
      }
    </li>`,
    )}</ul>
  </section>`;
}

/** @param {Api.ClubToken} token @param {boolean} isOwn */
function about(token, isOwn) {
  const used = token.used_at ? t("club.keys.used", { day: day(token.used_at) }) : t("club.keys.unused");
  const until = token.expires_at ? t("club.keys.expires", { day: day(token.expires_at) }) : "";
  return [isOwn && t("club.keys.is_own"), t(`club.role.${token.role}`), used, until].filter(Boolean).join(" · ");
}
