/** Small things this phone remembers. */
import { keep, kept } from "./storage.js";

export const setting = (name) => kept("settings", name);
export const keepSetting = (name, value) => keep("settings", name, value);
