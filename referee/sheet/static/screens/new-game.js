/** A new game: which one, who sits where, house rules, and a stake. */
import { ask, askAll, freshKey } from "../api.js";
import { keepSetting, knownGame, knownNames, noteGame, rememberGame, rememberNames } from "../games.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { draftLike, forgetDraft, keepDraft, keptDraft, requestOf, stakeOf } from "../new/draft.js";
import { HouseRules } from "../new/house-rules.js";
import { Seats } from "../new/seats.js";
import { Stake } from "../new/stake.js";
import { Variants } from "../new/variants.js";
import { messagesAt } from "../parts/fields.js";
import { Page } from "../parts/page.js";
import { Problem } from "../parts/problem.js";
import { Rulebook } from "../parts/rulebook.js";
import { go, link } from "../router.js";
import { askToStay, keep, kept } from "../storage.js";
import { t } from "../text.js";

export function Screen({ parts }) {
  const [draft, setDraft] = useState(() => firstDraft(parts));
  const variants = useKept("variants", () => askAll("/variants"));
  const variant = useVariant(draft.variant);
  const tried = useTriedRules(draft);
  const change = (changes) => setDraft((now) => keptAndGiven({ ...now, ...changes }));
  if (!draft.variant) return html`<${Page} title=${t("new.which")} back="#/">
    ${variants ? html`<${Variants} variants=${variants} onPick=${({ id }) => change({ variant: id, overrides: {} })} />`
      : html`<p aria-busy="true">${t("app.loading")}</p>`}
  </${Page}>`;
  const named = variants?.find(({ id }) => id === draft.variant);
  return html`<${Form} ...${{ draft, change, tried, variant }} name=${named?.name ?? variant?.name ?? draft.variant} summary=${named?.summary} />`;
}

const keptAndGiven = (draft) => (keepDraft(draft), draft);

function firstDraft([like, id]) {
  const game = like === "like" && knownGame(id)?.game;
  return game ? draftLike(game) : keptDraft();
}

function Form({ draft, change, tried, variant, name, summary }) {
  const { busy, refusal, create } = useCreating(draft, tried);
  const role = tried.rules?.deal.dealer === "nobody" ? "leader" : "dealer";
  const deal = html`<button type="button" class="big" aria-busy=${busy} disabled=${busy || !draft.names.length} onClick=${() => create(role)}>${t("new.create")}</button>`;
  return html`<${Page} title=${t("new.title")} back="#/" foot=${deal}>
    <section class="paper chosen">
      <div><h2>${name}</h2><p>${summary}</p></div>
      <button type="button" class="secondary-button" onClick=${() => change({ variant: "" })}>${t("new.other")}</button>
    </section>
    <section><h2>${t("new.table")}</h2><p class="hint">${t("new.clockwise")}</p>
      <${Seats} names=${draft.names} first=${draft.first} role=${role} offered=${knownNames()} onChange=${change} />
      ${messagesAt(refusal, "/players").concat(tried.tableErrors).map(({ message }) => html`<p key=${message} class="wrong" role="alert">${message}</p>`)}
    </section>
    <section><h2>${t("new.house_rules")}</h2>
      <${HouseRules} named=${variant?.house_rules ?? []} rules=${tried.rules ?? variant?.rules} overrides=${draft.overrides}
        errors=${tried.ruleErrors} onChange=${(overrides) => change({ overrides })} />
    </section>
    <${Stake} draft=${draft} rules=${tried.rules} errors=${messagesAt(refusal, "/stake")} onChange=${change} />
    ${tried.rulebook ? html`<details class="paper"><summary>${t("new.rulebook")}</summary><${Rulebook} text=${tried.rulebook} /></details>` : null}
    <${Problem} error=${refusal} beside=${["/players", "/house_rules", "/stake"]} />
  </${Page}>`;
}

/** Creates the game once, however often the button is tapped; what was filled in stays until it is there. */
function useCreating(draft, tried) {
  const [state, setState] = useState({ busy: false, refusal: null });
  const key = useRef({ body: "", key: "" });
  async function create(role) {
    if (stakeOf(draft) === undefined || tried.ruleErrors.length) return;
    const body = requestOf(draft, role);
    if (key.current.body !== JSON.stringify(body)) key.current = { body: JSON.stringify(body), key: freshKey() };
    setState({ busy: true, refusal: null });
    try {
      const { document } = await ask("POST", "/games", { body, key: key.current.key });
      await welcome(document, draft);
    } catch (refusal) {
      setState({ busy: false, refusal });
    }
  }
  return { ...state, create };
}

async function welcome(game, draft) {
  await rememberGame(game.id, { token: game.scorer_token, scope: "score" });
  await noteGame(game);
  await rememberNames(draft.names);
  keepSetting("currency", draft.currency);
  forgetDraft();
  askToStay();
  go(link("game", game.id));
}

/** A list of the service, at once as it was last time, then as it is now. */
function useKept(name, fetchIt) {
  const [value, setValue] = useState(kept("documents", name));
  useEffect(() => {
    fetchIt().then((found) => (keep("documents", name, found), setValue(found)), () => null);
  }, [name]);
  return value;
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
