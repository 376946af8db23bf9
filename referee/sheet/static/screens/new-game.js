/** A new game: which one, who sits where, house rules, and a stake. */
import { knownClub } from "../clubs.js";
import { rememberLook } from "../faces/memory.js";
import { knownGame, knownNames } from "../games.js";
import { html, useEffect, useLayoutEffect, useState } from "../lib.js";
import { RuleSetName, useClubTable } from "../new/club-table.js";
import { ChoicesContext, useChoicesOf } from "../new/choices.js";
import { useCreating } from "../new/creating.js";
import { draftLike, keepDraft, lookIn, storedDraft } from "../new/draft.js";
import { FamilyPage } from "../new/family-page.js";
import { Finder } from "../new/finder.js";
import { gamesOf } from "../new/groups.js";
import { comparable } from "../names.js";
import { HouseRules } from "../new/house-rules.js";
import { withTyped } from "../new/add-name.js";
import { beginsAs, FirstSeat, Seats } from "../new/seats.js";
import { Stake } from "../new/stake.js";
import { Teams } from "../new/teams.js";
import { useTriedRules, useVariant } from "../new/tried-rules.js";
import { online } from "../outbox.js";
import { messagesAt } from "../parts/fields.js";
import { useVariants } from "../parts/documents.js";
import { useHeld } from "../parts/held.js";
import { Waited } from "../parts/loaded.js";
import "../parts/later-texts.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { Rulebook } from "../parts/rulebook.js";
import { loadStyle } from "../parts/loading.js";
import { go, link } from "../router.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";

await loadStyle("new-game.css");

/** The address says which family, which variant, or that all are wanted. */
const OF = "of";
const VARIANT = "variant";
const ALL = "all";

/** @typedef {ReturnType<typeof useClubTable>} ClubTable */

/** @typedef {import("../new/draft.js").Draft} Draft */

/** Each address is a screen of its own. @param {{parts: string[]}} props */
export const Screen = ({ parts }) => html`<${NewGame} key=${parts.join("/")} parts=${parts} />`;

/** @param {{parts: string[]}} props */
function NewGame({ parts }) {
  const [draft, setDraft] = useState(() => firstDraft(parts));
  const club = useClubTable(draft.club);
  const variants = useVariants();
  const base = draft.club ? ["new", "club", draft.club] : ["new"];
  const back = draft.club ? link("club", draft.club) : "#/";
  const all = draft.club ? link(...base, ALL) : "#/games";
  const change = (/** @type {Partial<Draft>} */ changes) => setDraft((now) => keptAndGiven({ ...now, ...changes }));
  const family = parts.includes(OF) ? parts[parts.indexOf(OF) + 1] : undefined;
  const isPicking = parts.includes(OF) || parts.includes(ALL) || !draft.variant;
  useElsewhere(parts, draft, base, isPicking && !family && !draft.club);
  if (family) {
    const game = gamesOf(variants ?? []).find(({ id }) => id === family);
    if (game) return html`<${FamilyPage} ...${{ game, base, back, all }} />`;
    return variants ? html`<${Unknown} ...${{ back, all }} />` : html`<${Waiting} back=${back} />`;
  }
  const pick = (/** @type {Partial<Draft>} */ picked) => (change(picked), go(link(...base)));
  if (isPicking)
    return draft.club ? html`<${OfClub} ...${{ club, base, back }} onPick=${pick} />` : html`<${Waited} />`;
  return html`<${Setting} ...${{ draft, change, club, back, all, variants }} />`;
}

/**
 * The variant of an address goes into the draft, and out of the address, so that nothing is lost by going back
 * and forth. Where nothing is chosen yet, the games to choose from are elsewhere.
 * @param {string[]} parts @param {Draft} draft @param {string[]} base @param {boolean} isElsewhere
 */
function useElsewhere(parts, draft, base, isElsewhere) {
  useLayoutEffect(() => {
    if (isElsewhere) go("#/games", { replace: true });
    else if (parts.includes(VARIANT)) (keepDraft(draft), go(link(...base), { replace: true }));
  }, []);
}

/**
 * The games to choose from for a club, whose own rules come first.
 * @param {{club: ClubTable, base: string[], back: string, onPick(picked: Partial<Draft>): void}} props
 */
function OfClub({ club, base, back, onPick }) {
  const sets = useHeld(club.isAnswered ? club.ruleSets : undefined);
  return html`<${Page} title=${t("games.which")} back=${back}>${
    sets ? html`<${Finder} ...${{ base, sets }} onSet=${onPick} />` : html`<p aria-busy="true">${t("app.loading")}</p>`
  }</${Page}>`;
}

/** @param {{back: string}} props */
function Waiting({ back }) {
  const isOnline = useObserved(online);
  return html`<${Page} title=${t("games.which")} back=${back}>${
    isOnline
      ? html`<p aria-busy="true">${t("app.loading")}</p>`
      : html`<p class="banner" role="status">${t("games.waits")}</p>`
  }</${Page}>`;
}

/** Of a game, or a way to play it, that this service has not heard of. @param {{back: string, all: string}} props */
const Unknown = ({ back, all }) => html`<${Page} title=${t("games.which")} back=${back}>
  <p role="alert">${t("games.unknown")}</p>
  <a role="button" class="big" href=${all}>${t("games.all")}</a>
</${Page}>`;

/** The table of a game of which the variant is chosen. */
function Setting(/** @type {any} */ { draft, change, club, back, all, variants }) {
  const variant = useVariant(draft.variant);
  const tried = useTriedRules({ ...draft, names: withTyped(draft) });
  const set = club.ruleSets.find((/** @type {{id: string}} */ { id }) => id === draft.ruleSet);
  useEffect(() => void (set && change({ variant: set.variant, overrides: set.house_rules })), [set?.version]);
  if (tried.tableErrors.some(({ code }) => code === "variant_must_exist"))
    return html`<${Unknown} ...${{ back, all }} />`;
  const named = variants?.find((/** @type {{id: string}} */ { id }) => id === draft.variant);
  return html`<${Form} ...${{ draft, change, tried, variant, club, back, all }}
    family=${named?.family ?? variant?.family}
    name=${named?.name ?? variant?.name ?? draft.variant} summary=${named?.summary}
    isForOne=${(named ?? variant)?.players.max === 1} />`;
}

/** @param {Draft} draft */
const keptAndGiven = (draft) => (keepDraft(draft), draft);

/** @param {string[]} parts @returns {Draft} */
function firstDraft(parts) {
  const [like, id = ""] = parts;
  const game = like === "like" && knownGame(id)?.game;
  if (game) return draftLike(game);
  const draft = storedDraft(like === "club" ? knownClub(id) : undefined);
  const variant = parts.includes(VARIANT) ? parts[parts.indexOf(VARIANT) + 1] : undefined;
  return variant ? { ...draft, variant, overrides: {}, isFresh: true, ruleSet: null } : draft;
}

/** @param {any} props */
function Form({ draft, change, tried, variant, club, back, all, family, name, summary, isForOne }) {
  const familyChoices = useChoicesOf(family);
  const { busy, waitsFor, refusal, create } = useCreating({ ...draft, names: withTyped(draft) }, tried, club);
  const rules = tried.rules ?? variant?.rules;
  const begins = beginsAs(tried.first, (rules && familyChoices.choices?.role(rules)) || "dealer");
  const choose = (/** @type {string} */ name, /** @type {any} */ look) => {
    rememberLook(name, look);
    change({ looks: { ...draft.looks, [comparable(name)]: look } });
  };
  useEffect(() => void (isBare(draft) && document.getElementById("add-name")?.focus()), []);
  const changeRules = (/** @type {object} */ overrides) => change({ overrides, isFresh: false, ruleSet: null });
  const { usual } = familyChoices.choices ?? {};
  const awaits = usual && draft.isFresh && !draft.ruleSet;
  useEffect(() => void (awaits && changeRules({ ...usual, ...draft.overrides })), [Boolean(awaits)]);
  const deal = html`${waitsFor ? html`<p class="hint" role="status">${t(`new.waits_for.${waitsFor}`)}</p>` : null}
    <button type="button" class="big" aria-busy=${busy} disabled=${busy || !withTyped(draft).length}
      onClick=${() => create(begins)}>${t("new.create")}</button>`;
  return html`<${Page} title=${draft.club ? t("new.title_of", club) : t("new.title")} back=${back} foot=${deal}>
    <section class="paper chosen">
      <div><h2>${name}</h2><${RuleSetName} sets=${club.ruleSets} id=${draft.ruleSet} /><p>${summary}</p></div>
      <a role="button" class="secondary-button" href=${all}>${t("new.other")}</a>
    </section>
    <section><h2>${t("new.table")}</h2>${isForOne ? null : html`<p class="hint">${t("new.clockwise")}</p>`}
      <${Seats} names=${draft.names} onLook=${choose}
        looks=${draft.names.map((/** @type {string} */ name) => lookIn(draft, club.members, name))}
        typed=${draft.typed} isForOne=${isForOne}
        offered=${draft.club ? namesOf(club.members) : knownNames()} onChange=${change} />
      <${FirstSeat} names=${withTyped(draft)} first=${draft.first} begins=${begins} onChange=${change} />
      <${Teams} names=${withTyped(draft)} teams=${tried.teams} onChange=${change} />
      ${draft.club ? html`<p class="hint">${t("new.guests")}</p>` : null}
      <${Wrong} errors=${[...messagesAt(refusal, "/players"), ...tried.tableErrors]} />
    </section>
    <${ChoicesContext.Provider} value=${familyChoices}>
    <${HouseRules} named=${variant?.house_rules ?? []} rules=${rules} base=${variant?.rules}
      overrides=${draft.overrides}
      errors=${tried.ruleErrors} onChange=${changeRules} />
    <${Stake} draft=${draft} rules=${rules} confirms=${club.confirms} errors=${messagesAt(refusal, "/stake")}
      eventErrors=${messagesAt(refusal, "/event")} onChange=${change} />
    </${ChoicesContext.Provider}>
    ${
      tried.rulebook
        ? html`<details class="paper"><summary>${t("new.rulebook")}</summary>
      <${Rulebook} text=${tried.rulebook} /></details>`
        : null
    }
    <${Problem} error=${refusal} beside=${["/players", "/house_rules", "/stake", "/event"]} />
  </${Page}>`;
}

/** @param {{name: string}[]} members */
const namesOf = (members) => members.map(({ name }) => name);

/** The errors of the table, each once. @param {{errors: {message: string}[]}} props */
const Wrong = ({ errors }) =>
  [...new Set(errors.map(({ message }) => message))].map(
    (message) => html`<p key=${message} class="wrong" role="alert">${message}</p>`,
  );

/** Nobody sits there yet, and members of a club are tapped rather than typed. @param {Draft} draft */
const isBare = ({ club, names }) => !club && !names.length;
