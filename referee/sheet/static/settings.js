/** Small things this phone remembers. */
import { keep, stored } from "./storage.js";

/** @param {string} name */
export const setting = (name) => stored("settings", name);
/** @param {string} name @param {any} value */
export const keepSetting = (name, value) => keep("settings", name, value);
