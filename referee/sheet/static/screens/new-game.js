/** A new game: which one, who sits where, house rules, and a stake. */
import { knownClub } from "../clubs.js";
import { rememberLook } from "../faces/memory.js";
import { knownGame, knownNames } from "../games.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { RuleSetName, RuleSets, useClubTable } from "../new/club-table.js";
import { ChoicesContext, useChoicesOf } from "../new/choices.js";
import { useCreating } from "../new/creating.js";
import { comparable, draftLike, keepDraft, lookIn, storedDraft } from "../new/draft.js";
import { HouseRules } from "../new/house-rules.js";
import { ALL, OF, Picking } from "../new/picking.js";
import { beginsAs, FirstSeat, Seats, withTyped } from "../new/seats.js";
import { Stake } from "../new/stake.js";
import { Teams } from "../new/teams.js";
import { useTriedRules, useVariant } from "../new/tried-rules.js";
import { online } from "../outbox.js";
import { messagesAt } from "../parts/fields.js";
import { useVariants } from "../parts/documents.js";
import "../parts/later-texts.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { Rulebook } from "../parts/rulebook.js";
import { loadStyle } from "../parts/loading.js";
import { hasMoved, link } from "../router.js";
import { useObserved } from "../store.js";
import { t } from "../text.js";

await loadStyle("new-game.css");

export function Screen({ parts }) {
  const [draft, setDraft] = useState(() => firstDraft(parts));
  const club = useClubTable(draft.club);
  const variants = useVariants();
  const variant = useVariant(draft.variant);
  const tried = useTriedRules({ ...draft, names: withTyped(draft) });
  const change = (changes) => setDraft((now) => keptAndGiven({ ...now, ...changes }));
  const set = club.ruleSets.find(({ id }) => id === draft.ruleSet);
  useEffect(() => void (set && change({ variant: set.variant, overrides: set.house_rules })), [set?.version]);
  useMove(parts, () => change({ variant: "", ruleSet: null }));
  const back = draft.club ? link("club", draft.club) : "#/";
  const sets = html`<${RuleSets} sets=${club.ruleSets} onPick=${change} />`;
  if (!draft.variant && !variants)
    return html`<${Page} title=${t("new.which")} back=${back}>${sets}<${NoVariants} /></${Page}>`;
  if (!draft.variant)
    return html`<${Picking} ...${{ variants, parts, back, sets }}
      base=${["new", ...(draft.club ? ["club", draft.club] : [])]}
      onPick=${(/** @type {{id: string}} */ { id }) => change({ variant: id, overrides: {}, ruleSet: null })} />`;
  const named = variants?.find(({ id }) => id === draft.variant);
  return html`<${Form} ...${{ draft, change, tried, variant, club, back }} family=${named?.family ?? variant?.family}
    name=${named?.name ?? variant?.name ?? draft.variant} summary=${named?.summary}
    isForOne=${(named ?? variant)?.players.max === 1} />`;
}

/** Whoever goes to where games are picked is not asked about the one that was picked before. */
function useMove(parts, onMove) {
  const before = useRef(parts.join("/"));
  useEffect(() => {
    if (before.current !== parts.join("/")) onMove();
    before.current = parts.join("/");
  }, [parts.join("/")]);
}

function NoVariants() {
  if (useObserved(online)) return html`<p aria-busy="true">${t("app.loading")}</p>`;
  return html`<p class="banner" role="status">${t("new.waits_for.games")}</p>`;
}

const keptAndGiven = (draft) => (keepDraft(draft), draft);

function firstDraft(parts) {
  const [like, id] = parts;
  const game = like === "like" && knownGame(id)?.game;
  if (game) return draftLike(game);
  const draft = storedDraft(like === "club" ? knownClub(id) : undefined);
  return hasMoved() && (parts.includes(OF) || parts.includes(ALL)) ? { ...draft, variant: "", ruleSet: null } : draft;
}

function Form({ draft, change, tried, variant, club, back, family, name, summary, isForOne }) {
  const familyChoices = useChoicesOf(family);
  const { busy, waitsFor, refusal, create } = useCreating({ ...draft, names: withTyped(draft) }, tried, club);
  const rules = tried.rules ?? variant?.rules;
  const begins = beginsAs(tried.first, (rules && familyChoices.choices?.role(rules)) || "dealer");
  const choose = (name, look) => {
    rememberLook(name, look);
    change({ looks: { ...draft.looks, [comparable(name)]: look } });
  };
  useEffect(() => void (isBare(draft) && document.getElementById("add-name").focus()), []);
  const deal = html`${waitsFor ? html`<p class="hint" role="status">${t(`new.waits_for.${waitsFor}`)}</p>` : null}
    <button type="button" class="big" aria-busy=${busy} disabled=${busy || !withTyped(draft).length}
      onClick=${() => create(begins)}>${t("new.create")}</button>`;
  return html`<${Page} title=${draft.club ? t("new.title_of", club) : t("new.title")} back=${back} foot=${deal}>
    <section class="paper chosen">
      <div><h2>${name}</h2><${RuleSetName} sets=${club.ruleSets} id=${draft.ruleSet} /><p>${summary}</p></div>
      <button type="button" class="secondary-button" onClick=${() => change({ variant: "", ruleSet: null })}>
        ${t("new.other")}</button>
    </section>
    <section><h2>${t("new.table")}</h2>${isForOne ? null : html`<p class="hint">${t("new.clockwise")}</p>`}
      <${Seats} names=${draft.names} onLook=${choose}
        looks=${draft.names.map((name) => lookIn(draft, club.members, name))}
        typed=${draft.typed} isForOne=${isForOne}
        offered=${draft.club ? club.members.map((member) => member.name) : knownNames()} onChange=${change} />
      <${FirstSeat} names=${withTyped(draft)} first=${draft.first} begins=${begins} onChange=${change} />
      <${Teams} names=${withTyped(draft)} teams=${tried.teams} onChange=${change} />
      ${draft.club ? html`<p class="hint">${t("new.guests")}</p>` : null}
      <${Wrong} errors=${[...messagesAt(refusal, "/players"), ...tried.tableErrors]} />
    </section>
    <${ChoicesContext.Provider} value=${familyChoices}>
    <${HouseRules} named=${variant?.house_rules ?? []} rules=${rules} base=${variant?.rules}
      overrides=${draft.overrides}
      errors=${tried.ruleErrors} onChange=${(overrides) => change({ overrides, ruleSet: null })} />
    <${Stake} draft=${draft} rules=${rules} errors=${messagesAt(refusal, "/stake")}
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

/** The errors of the table, each once. */
const Wrong = ({ errors }) =>
  [...new Set(errors.map(({ message }) => message))].map(
    (message) => html`<p key=${message} class="wrong" role="alert">${message}</p>`,
  );

/** Nobody sits there yet, and members of a club are tapped rather than typed. */
const isBare = ({ club, names }) => !club && !names.length;
