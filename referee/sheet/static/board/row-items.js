/** The things that can be done about a row of the board, and the screen that each leads to. */
import "../parts/later-texts.js";
import { t } from "../text.js";

/**
 * `to` are the parts of the address behind the game's; what has none tells the reasons of the score.
 * @typedef {{key: string, text: string, to?: string[]}} Item
 */

/**
 * @param {import("../table.js").Row} row
 * @param {any} sitting
 * @param {Pick<import("../families.js").Family, "acts" | "board" | "loadClaims">} family
 * @param {boolean} isScorer Whether this phone may score the game
 * @returns {Item[]}
 */
export function itemsOf(row, { game, rules }, { acts = [], board, loadClaims }, isScorer) {
  const may = isScorer && game.status === "playing";
  const present = may ? row.members.filter(({ withdrawn }) => !withdrawn) : [];
  const playing = loadClaims ? present.filter(({ status }) => status !== "out") : [];
  const faced = isScorer ? row.members : [];
  // Nobody leaves partners behind.
  const leaving = acts.includes("withdrawal") && row.members.length === 1 ? present : [];
  const isTeam = row.members.length > 1;
  return [
    ...playing.map(({ id, name }) => ({
      key: `ask ${id}`,
      text: isTeam ? t("row.ask_of", { name }) : t("row.ask"),
      to: ["referee", "play", id],
    })),
    { key: "why", text: t("row.why") },
    ...faced.map(({ id, name }) => ({
      key: `face ${id}`,
      text: isTeam ? t("row.face_of", { name }) : t("row.face"),
      to: ["people", "face", id],
    })),
    ...(present.length && acts.includes("adjustment") && board.keepsScore(rules)
      ? [{ key: "adjust", text: t("row.adjust"), to: ["people", "adjustment", row["side"] ?? row.id] }]
      : []),
    ...leaving.map(({ id }) => ({ key: "leave", text: t("row.leave"), to: ["people", "withdrawal", id] })),
  ];
}
