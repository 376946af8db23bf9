/** The rules of a new game, tried on the service with every change. */
import { NoAnswer } from "../api.js";
import { useEffect, useState } from "../lib.js";
import { useDocument } from "../parts/documents.js";
import { askAnyhow } from "../ready-for-more.js";

const AGAIN_MS = 3000;

/** @typedef {import("../parts/fields.js").Fault} Fault */
/**
 * @typedef {object} Tried
 * @property {string | null} of The variant that they are of
 * @property {string} body The question that this answers
 * @property {boolean} isAnswered True if that is the question of now
 * @property {Api.Rules["rules"] | null} rules
 * @property {string | null} rulebook
 * @property {string[][]} teams
 * @property {Api.First | null | undefined} first
 * @property {Fault[]} ruleErrors
 * @property {Fault[]} tableErrors
 */

/** @type {Tried} */
const NOTHING = {
  of: null,
  body: "",
  isAnswered: false,
  rules: null,
  rulebook: null,
  teams: [],
  first: undefined,
  ruleErrors: [],
  tableErrors: [],
};

/**
 * A variant as the service has it, once it is there.
 * @param {string} id Empty as long as none is chosen
 * @returns {Api.WholeVariant | undefined}
 */
export const useVariant = (id) =>
  useDocument(id ? `variant ${id}` : undefined, (asking) =>
    asking("GET", `/variants/${id}`).then(({ document }) => document),
  );

/**
 * The rules as they are now, with everything that does not fit together. While the service has not answered, the rules
 * before stand, and nobody knows who begins (`first` is undefined).
 * @param {Pick<import("./draft.js").Draft, "variant" | "overrides" | "names">} draft
 */
export function useTriedRules({ variant, overrides, names }) {
  const [tried, setTried] = useState(NOTHING);
  const players = names.length;
  const body = { variant, house_rules: overrides, ...(players > 1 ? { players } : {}) };
  const question = JSON.stringify(body);
  useEffect(() => {
    let isCurrent = Boolean(variant);
    const show = (/** @type {{document: Api.Rules}} */ { document }) =>
      isCurrent && setTried({ ...NOTHING, ...document, of: variant, body: question });
    const refuse = (/** @type {import("../api.js").Refusal} */ error) =>
      isCurrent &&
      setTried((before) => ({
        ...NOTHING,
        ...ofVariant(before, variant),
        ...sorted(error.errors),
        body: question,
      }));
    const miss = (/** @type {import("../api.js").Failure} */ error) =>
      error instanceof NoAnswer ? setTimeout(load, Math.max(AGAIN_MS, error.retryAfterMs)) : refuse(error);
    const load = () => isCurrent && askAnyhow("POST", "/rules", { body }).then(show, miss);
    load();
    return () => void (isCurrent = false);
  }, [question]);
  if (tried.of !== variant) return { ...NOTHING, of: variant };
  return tried.body === question ? { ...tried, isAnswered: true } : { ...tried, first: undefined };
}

/**
 * The rules that were right last, as long as they are the same variant's.
 * @param {Tried} tried @param {string} variant
 */
const ofVariant = ({ of, rules }, variant) => ({ of: variant, rules: of === variant ? rules : null });

/** @param {Fault[]} errors */
const sorted = (errors) => ({
  ruleErrors: errors.filter(({ path }) => path.startsWith("/house_rules")),
  tableErrors: errors.filter(({ path }) => !path.startsWith("/house_rules")),
});
