/** A game that is being set up: kept while it is typed, so that nothing is lost, and turned into a request. */
import { forget, keep, kept } from "../storage.js";
import { setting } from "../games.js";
import { digitsOf, locale } from "../text.js";

const KEY = "new-game";
export const CURRENCIES = ["DKK", "SEK", "NOK", "ISK", "PLN", "EUR", "GBP", "USD", "CHF", "CAD", "AUD"];
const BY_REGION = { DK: "DKK", SE: "SEK", NO: "NOK", IS: "ISK", PL: "PLN", GB: "GBP", US: "USD", CH: "CHF", CA: "CAD", AU: "AUD" };

/** @typedef {{variant: string, names: string[], first: string | null, overrides: object, amount: string, currency: string, title: string, hidden: boolean}} Draft */

/** @returns {Draft} */
export const emptyDraft = () => ({
  variant: "", names: [], first: null, overrides: {}, amount: "", title: "", hidden: false,
  currency: setting("currency") ?? BY_REGION[locale.split("-")[1]] ?? "EUR",
});

export const keptDraft = () => ({ ...emptyDraft(), ...kept("drafts", KEY) });
export const keepDraft = (draft) => keep("drafts", KEY, draft);
export const forgetDraft = () => forget("drafts", KEY);

/** The same table and rules as in another game. */
export function draftLike(game) {
  const { stake } = game;
  return {
    ...emptyDraft(),
    variant: game.variant,
    overrides: game.house_rules,
    names: game.players.filter(({ withdrawn }) => !withdrawn).map(({ name }) => name),
    amount: stake ? String(stake.amount / 10 ** digitsOf(stake.currency)) : "",
    currency: stake?.currency ?? emptyDraft().currency,
  };
}

/** The stake in minor units; null for none, undefined for what is no amount. */
export function stakeOf({ amount, currency }) {
  const text = amount.trim().replace(",", ".");
  if (!text) return null;
  if (!/^\d+(\.\d*)?$/.test(text)) return undefined;
  return { amount: Math.round(Number(text) * 10 ** digitsOf(currency)), currency };
}

/** What `POST /v1/games` takes. `role` is `dealer`, or `leader` where nobody deals. */
export function requestOf(draft, role) {
  const request = {
    variant: draft.variant,
    house_rules: draft.overrides,
    players: draft.names.map((name) => ({ name })),
    title: draft.title.trim(),
    visibility: draft.hidden ? "private" : "link",
  };
  const seat = draft.names.indexOf(draft.first);
  const first = seat < 0 ? {} : { [role]: `p${seat + 1}` };
  const stake = stakeOf(draft);
  return { ...request, ...first, ...(stake ? { stake } : {}) };
}
