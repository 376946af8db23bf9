/** Somebody's statistics: figures with their words, what they are made of behind a tap. */
import { html } from "../lib.js";
import { number, t } from "../text.js";

const MINUTE_MS = 60_000;
/** So many rivals are told; the file has all. */
const MOST_RIVALS = 5;

/** @param {{player: import("./counting.js").Player, nameOf: (family: string) => string}} props */
export const Player = ({ player, nameOf }) =>
  html`<details class="statistics-player">
    <summary><span class="statistics-name"><strong>${player.name}</strong>
      <small>${t("statistics.games", { count: player.games })}</small></span>
      <b>${t("statistics.won", { count: player.wins })}</b></summary>
    <dl class="statistics-figures">${figure(t("statistics.run_now"), number(player.run.now))}
      ${figure(t("statistics.run_most"), number(player.run.most))}
      ${player.families.map(({ family, games, wins }) =>
        figure(nameOf(family), t("statistics.of_games", { wins, count: games })),
      )}</dl>
    <ul class="sentences">${player.rivals
      .slice(0, MOST_RIVALS)
      .map((rival) => html`<li key=${rival.name}>${t("statistics.rival", { ...rival, count: rival.games })}</li>`)}</ul>
  </details>`;

/** @param {{row: Omit<import("./counting.js").Alone, "family">}} props */
export const Solo = ({ row: { variant, name, games, wins, run, best, fastestMs, usualMs } }) =>
  html`<section class="paper statistics-alone"><h3>${variant}</h3>
    ${name ? html`<p class="statistics-name">${name}</p>` : null}
    <dl class="statistics-figures">${figure(t("statistics.deals"), number(games))}
      ${figure(t("statistics.wins"), number(wins))}${figure(t("statistics.run_now"), number(run.now))}
      ${figure(t("statistics.run_most"), number(run.most))}${figure(t("statistics.best"), number(best))}
      ${fastestMs === null ? null : figure(t("statistics.fastest"), minutes(fastestMs))}
      ${usualMs === null ? null : figure(t("statistics.usual"), minutes(usualMs))}</dl>
  </section>`;

/** @param {string} label @param {string} value */
export const figure = (label, value) => html`<div key=${label}><dt>${label}</dt><dd>${value}</dd></div>`;

/** @param {number} ms */
const minutes = (ms) => t("statistics.minutes", { count: Math.round(ms / MINUTE_MS) });
