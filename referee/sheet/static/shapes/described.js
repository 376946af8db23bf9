/** The families as the API tells them, kept in the language of the page for when there is no connection. */
import { askAll } from "../api.js";
import { language } from "../language.js";
import { keep, stored } from "../storage.js";

const NAME = `families ${language}`;

/** @returns {import("./family.js").Described[]} As they were told last time */
export const storedFamilies = () => stored("documents", NAME) ?? [];

/** As they are told now. @returns {Promise<import("./family.js").Described[]>} */
export const askFamilies = () => askAll("/families").then((all) => (keep("documents", NAME, all), all));
