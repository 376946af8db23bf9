/** The way from the first screen to the statistics of this phone. */
import { html } from "../lib.js";
import { t } from "../text.js";

export const StatisticsLink = () => html`<p class="small-print"><a href="#/statistics">${t("home.statistics")}</a></p>`;
