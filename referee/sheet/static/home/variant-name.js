/** The name of what a game is played by. */
import { t } from "../text.js";

/**
 * As the service lists it, or as it was called when it was played here: another release may not know it.
 * @param {import("../games.js").Known} known @param {{id: string, name: string}[] | undefined} variants
 */
export const variantName = ({ game, variant }, variants) =>
  variants?.find(({ id }) => id === game?.variant)?.name ?? variant ?? t("home.some_game");
