/** The items behind the three dots of a game's screens. */
import { link } from "../router.js";
import { t } from "../text.js";

/** @param {any} game @param {boolean} hasChart @returns {import("../parts/menu.js").Item[]} */
export const itemsOf = ({ id }, hasChart) => [
  ...(hasChart ? [{ key: "chart", text: t("chart.open"), href: link("game", id, "chart") }] : []),
  { key: "settings", text: t("app.language"), href: link("settings", id) },
  { key: "rules", text: t("rules.open"), href: link("game", id, "rules") },
];
