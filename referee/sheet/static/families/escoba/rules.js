/** The questions about the rules of Escoba: for readers of Spanish a Spanish pack is on the table at first. */
import { language } from "../../language.js";
import { choices as shaped } from "../../shapes/rules.js";

/** @type {import("../../families.js").RuleChoices} */
export const choices = { ...shaped, usual: language === "es" ? { pack: "spanish" } : undefined };
