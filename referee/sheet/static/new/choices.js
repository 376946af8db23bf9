/** The questions of a new game's family about its rules, for whatever is shown of them. */
import { familyLoader } from "../families.js";
import { createContext, useContext } from "../lib.js";
import { useModule } from "../parts/loaded.js";

/** @typedef {{family?: string, choices?: import("../families.js").RuleChoices}} FamilyChoices */

/** The family of the rules that are being chosen. */
export const ChoicesContext = createContext(/** @type {FamilyChoices} */ ({}));

/** @returns {FamilyChoices} */
export const useChoices = () => useContext(ChoicesContext);

const loadNone = () => new Promise(() => undefined);

/** @type {Map<string, () => Promise<any>>} */
const loaders = new Map();

/** @param {string} id */
function loaderOf(id) {
  const load = loaders.get(id) ?? (() => familyLoader(id)().then(({ family }) => family.loadRules()));
  loaders.set(id, load);
  return load;
}

/** The same for a family, once it is known and loaded. @param {string | undefined} family @returns {FamilyChoices} */
export const useChoicesOf = (family) => ({
  family,
  choices: useModule(family ? loaderOf(family) : loadNone).module?.choices,
});
