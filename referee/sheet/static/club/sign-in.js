/** The way into a club: by a token somebody gave, or by founding one. */
import { ask, freshKey, NoAnswer } from "../api.js";
import { knownClub, mayIn, rememberClub } from "../clubs.js";
import { html, useMemo, useState } from "../lib.js";
import { CURRENCIES, emptyDraft } from "../new/draft.js";
import { Field } from "../parts/fields.js";
import { notify } from "../parts/notices.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { errorText } from "../parts/error-text.js";
import { go, link } from "../router.js";
import { askToStay } from "../storage.js";
import { t } from "../text.js";
import { Act } from "./club-page.js";
import { lostTokens } from "./connection.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */

/**
 * Keeps a token once the service has said which club it is for, and goes there; answers the club.
 * @param {string} token @param {string} [screen]
 */
export async function signIn(token, screen) {
  const { document: own } = await ask("GET", "/token", { token });
  if (!own.club) return null;
  const { document: club } = await ask("GET", `/clubs/${own.club}`, { token });
  const isWeaker = await hasStronger(club, own);
  if (!isWeaker)
    await rememberClub(club.id, {
      name: club.name,
      currency: club.currency,
      token,
      role: own.role,
      label: own.label,
      lost: false,
    });
  askToStay();
  lostTokens.update((count) => count + 1);
  go(link("club", club.id, ...(screen ? [screen] : [])), { replace: true });
  if (isWeaker) notify(t("club.door.stronger", club));
  return club;
}

/**
 * True if this phone has a key that may do more and still counts: an invitation that is looked at must not take its
 * place.
 * @param {Api.Club} club @param {Api.OwnToken} own
 */
async function hasStronger({ id }, { role }) {
  const known = knownClub(id);
  if (!known || !mayIn(known, role) || known.role === role) return false;
  return ask("GET", "/token", { token: known.token }).then(
    () => true,
    (error) => {
      if (error instanceof NoAnswer) throw error;
      return false;
    },
  );
}

/**
 * @param {{club?: KnownClub, refusal?: unknown, onAgain?: (() => void) | null}} props The club whose token
 *   counts no longer; why an invitation was refused; what tries it again
 */
export function SignInPage({ club, refusal, onAgain }) {
  return html`<${Page} title=${club?.name ?? t("club.door.title")} back="#/">
    ${
      refusal
        ? html`<div class="banner banner-strong cut-off" role="alert"><span>
          ${t("club.door.refused")} ${refusedFor(refusal)}</span>
      ${
        onAgain
          ? html`<button type="button" class="secondary-button" onClick=${onAgain}>${t("app.again")}
        </button>`
          : null
      }</div>`
        : null
    }
    ${club?.lost ? html`<p class="banner banner-strong" role="status">${t("club.door.lost", club)}</p>` : null}
    <${SignIn} />
    ${club ? null : html`<${Act} title=${t("club.found.title")}><${NewClub} /></${Act}>`}
  </${Page}>`;
}

/** The reason why a key does not let in. @param {any} error */
const refusedFor = (error) => (error.status === 401 ? t("club.door.unknown") : errorText(error));

/** The token in what was pasted: a whole invitation link, or the token alone. @param {string} text */
export const tokenIn = (text) => /#\/club\/[^/\s]+\/open\/([^/\s]+)/.exec(text)?.[1] ?? text.trim();

function SignIn() {
  const [text, setText] = useState("");
  const [state, setState] = useState(
    /** @type {{busy: boolean, errors: {message: string}[]}} */ ({ busy: false, errors: [] }),
  );
  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setState({ busy: true, errors: [] });
    try {
      if (!(await signIn(tokenIn(text)))) setState({ busy: false, errors: [{ message: t("club.door.of_a_game") }] });
    } catch (error) {
      setState({ busy: false, errors: [{ message: refusedFor(error) }] });
    }
  };
  return html`<form class="paper" onSubmit=${enter}><h2>${t("club.door.sign_in")}</h2>
    <${Field} label=${t("club.door.token")} hint=${t("club.door.hint")} errors=${state.errors}>
      ${(props) => html`<input ...${props} value=${text} autocomplete="off" autocapitalize="none" spellcheck="false"
        onInput=${(event) => setText(event.target.value)} />`}
    </${Field}>
    <button type="submit" disabled=${state.busy || !text.trim()} aria-busy=${state.busy}>${t("club.door.enter")}
      </button>
  </form>`;
}

function NewClub() {
  const [draft, setDraft] = useState({ name: "", currency: emptyDraft().currency });
  const [{ busy, error }, setState] = useState(
    /** @type {{busy: boolean, error: any}} */ ({ busy: false, error: null }),
  );
  const key = useMemo(freshKey, [JSON.stringify(draft)]);
  const at = (/** @type {string} */ path) =>
    error?.errors?.filter((/** @type {Api.Violation} */ fault) => fault.path === path);
  const create = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    setState({ busy: true, error: null });
    try {
      const { document: club } = await ask("POST", "/clubs", { body: { ...draft, name: draft.name.trim() }, key });
      await signIn(club.admin_token, "founded");
    } catch (refusal) {
      setState({ busy: false, error: refusal });
    }
  };
  return html`<form onSubmit=${create}>
    <p class="hint">${t("club.found.text")}</p>
    <${Field} label=${t("club.found.name")} errors=${at("/name")}>
      ${(props) => html`<input ...${props} value=${draft.name} maxlength="100" autocomplete="off"
        onInput=${(event) => setDraft({ ...draft, name: event.target.value })} />`}
    </${Field}>
    <${Field} label=${t("new.currency")} hint=${t("club.found.currency_hint")} errors=${at("/currency")}>
      ${(props) => html`<select ...${props} onChange=${(event) => setDraft({ ...draft, currency: event.target.value })}>
        ${CURRENCIES.map(
          (
            currency,
          ) => html`<option key=${currency} value=${currency} selected=${currency === draft.currency}>${currency}
          </option>`,
        )}
      </select>`}
    </${Field}>
    <${Problem} error=${error} beside=${["/name", "/currency"]} />
    <button type="submit" disabled=${busy || !draft.name.trim()} aria-busy=${busy}>${t("club.found.now")}</button>
  </form>`;
}
