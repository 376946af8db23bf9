/** The rules of a new game, tried on the service with every change. */
import { ask, NoAnswer } from "../api.js";
import { useEffect, useState } from "../lib.js";
import { useDocument } from "../parts/documents.js";

const AGAIN_MS = 3000;
const NOTHING = {
  of: null,
  body: "",
  rules: null,
  rulebook: null,
  teams: [],
  first: undefined,
  ruleErrors: [],
  tableErrors: [],
};

/** A variant as the service has it, once it is there. */
export const useVariant = (id) =>
  useDocument(id && `variant ${id}`, () => ask("GET", `/variants/${id}`).then(({ document }) => document));

/**
 * The rules as they are now, with everything that does not fit together. While the service has not answered, the rules
 * before stand, and nobody knows who begins (`first` is undefined).
 */
export function useTriedRules({ variant, overrides, names }) {
  const [tried, setTried] = useState(NOTHING);
  const players = names.length || null;
  const body = { variant, house_rules: overrides, ...(players > 1 ? { players } : {}) };
  const question = JSON.stringify(body);
  useEffect(() => {
    let isCurrent = Boolean(variant);
    const show = ({ document }) => isCurrent && setTried({ ...NOTHING, ...document, of: variant, body: question });
    const refuse = (error) =>
      isCurrent && setTried((before) => ({ ...NOTHING, ...ofVariant(before, variant), ...sorted(error.errors ?? []) }));
    const miss = (error) =>
      error instanceof NoAnswer ? setTimeout(load, Math.max(AGAIN_MS, error.retryAfterMs)) : refuse(error);
    const load = () => isCurrent && ask("POST", "/rules", { body }).then(show, miss);
    load();
    return () => void (isCurrent = false);
  }, [question]);
  if (tried.of !== variant) return { ...NOTHING, of: variant };
  return tried.body === question ? tried : { ...tried, first: undefined };
}

/** The rules that were right last, as long as they are the same variant's. */
const ofVariant = ({ of, rules }, variant) => ({ of: variant, rules: of === variant ? rules : null });

const sorted = (errors) => ({
  ruleErrors: errors.filter(({ path }) => path.startsWith("/house_rules")),
  tableErrors: errors.filter(({ path }) => !path.startsWith("/house_rules")),
});
