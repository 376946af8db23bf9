/** A game that is being set up: kept while it is typed, so that nothing is lost, and turned into a request. */
import { knownLook } from "../faces/memory.js";
import { comparable } from "../names.js";
import { forget, keep, stored } from "../storage.js";
import { setting } from "../settings.js";
import { region } from "../language.js";
import { digitsOf } from "../text.js";

/** @param {string | null | undefined} club */
const keyOf = (club) => (club ? `new-game ${club}` : "new-game");
export const CURRENCIES = ["DKK", "SEK", "NOK", "ISK", "PLN", "EUR", "GBP", "USD", "CHF", "CAD", "AUD"];
/** @type {Record<string, string>} */
const BY_REGION = {
  DK: "DKK",
  SE: "SEK",
  NO: "NOK",
  IS: "ISK",
  PL: "PLN",
  GB: "GBP",
  US: "USD",
  CH: "CHF",
  CA: "CAD",
  AU: "AUD",
};

/**
 * @typedef {object} Draft
 * @property {string} variant
 * @property {string[]} names
 * @property {string} typed A name that is still in the field
 * @property {string | null} first
 * @property {import("./overrides.js").Rules} overrides
 * @property {boolean} isFresh Whether the variant has just been chosen, so that the usual house rules are yet to come
 * @property {string} amount
 * @property {string} currency
 * @property {string} title
 * @property {boolean} hidden
 * @property {boolean | null} confirm Whether another person confirms each round; null for what the club asks
 * @property {string | null} club
 * @property {string} event The label of a club's game
 * @property {string | null} ruleSet The club's rule set, as long as nothing is changed in it
 * @property {Record<string, import("../kit/looks.js").Look>} looks By name as it is compared: those chosen here, or
 *   in the game before
 */

/**
 * The look with which somebody sits down: what was chosen here, or a member's own, or one of a table before.
 * @param {Draft} draft @param {Omit<Named, "id">[]} members @param {string} name
 */
export const lookIn = (draft, members, name) =>
  draft.looks[comparable(name)] ??
  members.find((member) => comparable(member.name) === comparable(name))?.look ??
  knownLook(name);

/** @typedef {{id: string, currency?: string}} Club */
/** @typedef {{id: string, name: string, look?: import("../kit/looks.js").Look}} Named */

/** @param {Club} [club] @returns {Draft} */
export const emptyDraft = (club) => ({
  variant: "",
  names: [],
  typed: "",
  first: null,
  overrides: {},
  isFresh: false,
  amount: "",
  title: "",
  hidden: false,
  confirm: null,
  currency: club?.currency ?? setting("currency") ?? BY_REGION[region ?? ""] ?? "EUR",
  club: club?.id ?? null,
  event: "",
  ruleSet: null,
  looks: {},
});

/** @param {Club} [club] @returns {Draft} */
export const storedDraft = (club) => ({ ...emptyDraft(club), ...stored("drafts", keyOf(club?.id)) });
/** @param {Draft} draft */
export const keepDraft = (draft) => keep("drafts", keyOf(draft.club), draft);
/** @param {Draft} draft */
export const forgetDraft = (draft) => forget("drafts", keyOf(draft.club));

/** A sum of money as it is written into a field: 5, or 2.50. @param {Api.Money} sum */
export function amountText({ amount, currency }) {
  const digits = digitsOf(currency);
  return amount % 10 ** digits ? (amount / 10 ** digits).toFixed(digits) : String(amount / 10 ** digits);
}

/** An amount to show how one is written in a currency. @param {string} currency */
export const amountExample = (currency) =>
  digitsOf(currency) ? amountText({ amount: 2.5 * 10 ** digitsOf(currency), currency }) : "500";

/** The same table and rules as in another game. @param {Api.Game} game @returns {Draft} */
export function draftLike(game) {
  const { stake } = game;
  return {
    ...emptyDraft(),
    club: game.club,
    event: game.event ?? "",
    variant: game.variant,
    overrides: game.house_rules,
    ruleSet: game.rule_set?.id ?? null,
    names: game.players.filter(({ withdrawn }) => !withdrawn).map(({ name }) => name),
    looks: Object.fromEntries(game.players.map(({ name, look }) => [comparable(name), look ?? null])),
    hidden: game.visibility === "private",
    confirm: Boolean(game.confirmations),
    amount: stake ? amountText(stake) : "",
    currency: stake?.currency ?? emptyDraft().currency,
  };
}

/**
 * The stake in minor units; null for none, undefined for what is no amount. A point or comma stands before as many
 * digits as the currency has at most: `1,000` is no dollar to some, and a thousand to others.
 * @param {Pick<Draft, "amount" | "currency">} draft @returns {Api.Money | null | undefined}
 */
export function stakeOf({ amount, currency }) {
  const digits = digitsOf(currency);
  const [, whole, part = ""] = /^(\d+)(?:[.,](\d*))?$/.exec(amount.trim()) ?? [];
  if (!amount.trim()) return null;
  if (whole === undefined || part.length > digits) return undefined;
  return { amount: Number(whole + part.padEnd(digits, "0")), currency };
}

/**
 * The body of `POST /v1/games`.
 * @param {Draft} draft
 * @param {import("./seats.js").Begins} begins Who does where nobody was chosen, counted from 0,
 *   and below 0 as long as only the service knows; null where nobody does
 * @param {Named[]} members Of the club; whoever is not among them is a guest
 */
export function requestOf(draft, begins, members) {
  const idOf = new Map(members.map(({ id, name }) => [comparable(name), id]));
  const request = {
    ...(draft.ruleSet ? { rule_set: draft.ruleSet } : { variant: draft.variant, house_rules: draft.overrides }),
    players: draft.names.map((name) => {
      const member = idOf.get(comparable(name));
      const look = lookIn(draft, members, name);
      return { ...(member ? { member } : { name }), ...(look ? { look } : {}) };
    }),
    title: draft.title.trim(),
    visibility: draft.hidden ? "private" : "link",
  };
  const chosen = draft.first === null ? -1 : draft.names.indexOf(draft.first);
  const seat = chosen < 0 ? (begins?.seat ?? -1) : chosen;
  const first = begins && seat >= 0 ? { [begins.role]: `p${seat + 1}` } : {};
  const stake = stakeOf(draft);
  const ours = draft.club ? { club: draft.club, ...(draft.event.trim() ? { event: draft.event.trim() } : {}) } : {};
  const { confirm } = draft;
  return { ...request, ...first, ...ours, ...(stake ? { stake } : {}), ...(confirm === null ? {} : { confirm }) };
}
