/** What has to be told yet, in words. */
import { nameOf } from "../../../table.js";
import { t } from "../../../text.js";

/** @param {import("./body.js").Missing | null} missing @param {any} game */
export const missingText = (missing, game) =>
  missing && t(missing.ask, { ...missing, name: missing.player ? nameOf(game, missing.player) : "" });
