/** A new game: which one, who sits where, house rules, and a stake. */
import { ask, freshKey } from "../api.js";
import { knownClub } from "../clubs.js";
import { knownGame, knownNames, noteGame, rememberGame, rememberNames } from "../games.js";
import { html, useEffect, useState } from "../lib.js";
import { draftLike, forgetDraft, keepDraft, keptDraft, requestOf, stakeOf } from "../new/draft.js";
import { RuleSetName, RuleSets, useClubTable } from "../new/club-table.js";
import { HouseRules } from "../new/house-rules.js";
import { Seats, withTyped } from "../new/seats.js";
import { Stake } from "../new/stake.js";
import { Variants } from "../new/variants.js";
import { messagesAt } from "../parts/fields.js";
import { useVariants } from "../parts/kept.js";
import "../parts/later-texts.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { Rulebook } from "../parts/rulebook.js";
import { go, link } from "../router.js";
import { keepSetting } from "../settings.js";
import { askToStay, forget, keep, kept } from "../storage.js";
import { t } from "../text.js";

export function Screen({ parts }) {
  const [draft, setDraft] = useState(() => firstDraft(parts));
  const club = useClubTable(draft.club);
  const variants = useVariants();
  const variant = useVariant(draft.variant);
  const tried = useTriedRules({ ...draft, names: withTyped(draft) });
  const change = (changes) => setDraft((now) => keptAndGiven({ ...now, ...changes }));
  const set = club.ruleSets.find(({ id }) => id === draft.ruleSet);
  useEffect(() => void (set && change({ variant: set.variant, overrides: set.house_rules })), [set?.version]);
  const back = draft.club ? link("club", draft.club) : "#/";
  if (!draft.variant) return html`<${Page} title=${t("new.which")} back=${back}>
    <${RuleSets} sets=${club.ruleSets} onPick=${change} />
    ${variants ? html`<${Variants} variants=${variants} onPick=${({ id }) => change({ variant: id, overrides: {}, ruleSet: null })} />`
      : html`<p aria-busy="true">${t("app.loading")}</p>`}
  </${Page}>`;
  const named = variants?.find(({ id }) => id === draft.variant);
  return html`<${Form} ...${{ draft, change, tried, variant, club, back }} name=${named?.name ?? variant?.name ?? draft.variant} summary=${named?.summary} />`;
}

const keptAndGiven = (draft) => (keepDraft(draft), draft);

function firstDraft([like, id]) {
  const game = like === "like" && knownGame(id)?.game;
  return game ? draftLike(game) : keptDraft(like === "club" ? knownClub(id) : undefined);
}

function Form({ draft, change, tried, variant, club, back, name, summary }) {
  const { busy, refusal, create } = useCreating({ ...draft, names: withTyped(draft) }, tried, club);
  const role = tried.rules?.deal.dealer === "nobody" ? "leader" : "dealer";
  const deal = html`<button type="button" class="big" aria-busy=${busy} disabled=${busy || !withTyped(draft).length} onClick=${() => create(role)}>${t("new.create")}</button>`;
  return html`<${Page} title=${draft.club ? t("new.title_of", club) : t("new.title")} back=${back} foot=${deal}>
    <section class="paper chosen">
      <div><h2>${name}</h2><${RuleSetName} sets=${club.ruleSets} id=${draft.ruleSet} /><p>${summary}</p></div>
      <button type="button" class="secondary-button" onClick=${() => change({ variant: "", ruleSet: null })}>${t("new.other")}</button>
    </section>
    <section><h2>${t("new.table")}</h2><p class="hint">${t("new.clockwise")}</p>
      <${Seats} names=${draft.names} typed=${draft.typed} first=${draft.first} role=${role} offered=${draft.club ? club.members.map((member) => member.name) : knownNames()} onChange=${change} />
      ${draft.club ? html`<p class="hint">${t("new.guests")}</p>` : null}
      ${[...new Set([...messagesAt(refusal, "/players"), ...tried.tableErrors].map(({ message }) => message))].map((message) => html`<p key=${message} class="wrong" role="alert">${message}</p>`)}
    </section>
    <section><h2>${t("new.house_rules")}</h2>
      <${HouseRules} named=${variant?.house_rules ?? []} rules=${tried.rules ?? variant?.rules} overrides=${draft.overrides}
        errors=${tried.ruleErrors} onChange=${(overrides) => change({ overrides, ruleSet: null })} />
    </section>
    <${Stake} draft=${draft} rules=${tried.rules} errors=${messagesAt(refusal, "/stake")} eventErrors=${messagesAt(refusal, "/event")} onChange=${change} />
    ${tried.rulebook ? html`<details class="paper"><summary>${t("new.rulebook")}</summary><${Rulebook} text=${tried.rulebook} /></details>` : null}
    <${Problem} error=${refusal} beside=${["/players", "/house_rules", "/stake", "/event"]} />
  </${Page}>`;
}

/** Creates the game once, however often the button is tapped; what was filled in stays until it is there. */
function useCreating(draft, tried, club) {
  const [state, setState] = useState({ busy: false, refusal: null });
  const wanted = JSON.stringify([draft, club.members]);
  useEffect(() => setState((now) => ({ ...now, refusal: null })), [wanted]);
  useEffect(() => void (state.refusal && showWhatIsWrong()), [state.refusal]);
  async function create(role) {
    if (stakeOf(draft) === undefined || tried.ruleErrors.length) return showWhatIsWrong();
    const body = requestOf(draft, role, club.members);
    setState({ busy: true, refusal: null });
    try {
      const { document } = await ask("POST", "/games", { body, key: await keyFor(body), token: club.token });
      await welcome(document, draft);
    } catch (refusal) {
      setState({ busy: false, refusal });
    }
  }
  return { ...state, create };
}

const showWhatIsWrong = () => document.querySelector(".problem, .wrong")?.scrollIntoView({ block: "center" });

/** The key that a game is created with is kept until its answer is: a page that is loaded again meanwhile asks for the same. */
async function keyFor(body) {
  const text = JSON.stringify(body);
  const before = kept("drafts", "creating");
  const key = before?.text === text ? before.key : freshKey();
  await keep("drafts", "creating", { text, key });
  return key;
}

async function welcome(game, draft) {
  await rememberGame(game.id, game.club ? { club: game.club } : { token: game.scorer_token, scope: "score" });
  await noteGame(game);
  if (!game.club) await rememberNames(draft.names);
  keepSetting("currency", draft.currency);
  forgetDraft(draft);
  forget("drafts", "creating");
  askToStay();
  go(link("game", game.id));
}

function useVariant(id) {
  const [variant, setVariant] = useState(null);
  useEffect(() => {
    const name = `variant ${id}`;
    setVariant(kept("documents", name) ?? null);
    if (id) ask("GET", `/variants/${id}`).then(({ document }) => (keep("documents", name, document), setVariant(document)), () => null);
  }, [id]);
  return variant?.id === id ? variant : null;
}

/** The rules as they are now, with everything that does not fit together. */
function useTriedRules({ variant, overrides, names }) {
  const nothing = { rules: null, rulebook: null, ruleErrors: [], tableErrors: [] };
  const [tried, setTried] = useState(nothing);
  const players = names.length || null;
  const body = { variant, house_rules: overrides, ...(players > 1 ? { players } : {}) };
  useEffect(() => {
    let wanted = true;
    if (variant) ask("POST", "/rules", { body }).then(
      ({ document }) => wanted && setTried({ ...nothing, ...document }),
      (error) => wanted && setTried((before) => ({ ...nothing, rules: before.rules, ...sorted(error.errors ?? []) })));
    return () => (wanted = false);
  }, [JSON.stringify(body)]);
  return tried;
}

const sorted = (errors) => ({
  ruleErrors: errors.filter(({ path }) => path.startsWith("/house_rules")),
  tableErrors: errors.filter(({ path }) => !path.startsWith("/house_rules")),
});
