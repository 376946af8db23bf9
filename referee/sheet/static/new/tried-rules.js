/** The rules of a new game, tried on the service with every change. */
import { ask, NoAnswer } from "../api.js";
import { useEffect, useState } from "../lib.js";
import { useKept } from "../parts/kept.js";

const AGAIN_MS = 3000;
const NOTHING = { of: null, rules: null, rulebook: null, teams: [], ruleErrors: [], tableErrors: [] };

/** A variant as the service has it, once it is there. */
export const useVariant = (id) =>
  useKept(id && `variant ${id}`, () => ask("GET", `/variants/${id}`).then(({ document }) => document));

/** The rules as they are now, with everything that does not fit together. */
export function useTriedRules({ variant, overrides, names }) {
  const [tried, setTried] = useState(NOTHING);
  const players = names.length || null;
  const body = { variant, house_rules: overrides, ...(players > 1 ? { players } : {}) };
  useEffect(() => {
    let wanted = Boolean(variant);
    const show = ({ document }) => wanted && setTried({ ...NOTHING, ...document, of: variant });
    const refuse = (error) =>
      wanted && setTried((before) => ({ ...NOTHING, ...ofVariant(before, variant), ...sorted(error.errors ?? []) }));
    const miss = (error) =>
      error instanceof NoAnswer ? setTimeout(load, Math.max(AGAIN_MS, error.retryAfterMs)) : refuse(error);
    const load = () => wanted && ask("POST", "/rules", { body }).then(show, miss);
    load();
    return () => void (wanted = false);
  }, [JSON.stringify(body)]);
  return tried.of === variant ? tried : { ...NOTHING, of: variant };
}

/** The rules that were right last, as long as they are the same variant's. */
const ofVariant = ({ of, rules }, variant) => ({ of: variant, rules: of === variant ? rules : null });

const sorted = (errors) => ({
  ruleErrors: errors.filter(({ path }) => path.startsWith("/house_rules")),
  tableErrors: errors.filter(({ path }) => !path.startsWith("/house_rules")),
});
