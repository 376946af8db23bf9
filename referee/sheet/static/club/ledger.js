/** The ledger: every transfer, filtered, a page at a time; whole as a file for a spreadsheet; taking a booking back. */
import { ask } from "../api.js";
import { mayIn } from "../clubs.js";
import { language } from "../language.js";
import { html, useEffect, useState } from "../lib.js";
import { download, separator, zone } from "../parts/download.js";
import { Field } from "../parts/fields.js";
import { labelText } from "../parts/link-label.js";
import { reasonText } from "../parts/money-reasons.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { errorText } from "../parts/error-text.js";
import { time } from "../parts/times.js";
import { link } from "../router.js";
import { askFamilies, storedFamilies } from "../shapes/described.js";
import { money, t } from "../text.js";
import { useAnswer, useSending } from "./requests.js";
import { useAccounts } from "./booking.js";
import { ClubPage, Loading, Refused } from "./club-page.js";
import { Period, queryOf } from "./period.js";
import { noteFailure } from "./connection.js";
import { namesIn } from "./sums.js";
import { fieldMessages } from "./field-messages.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */
/** @template T @typedef {import("./requests.js").Answer<T>} Answer */
/** @typedef {{account: string, from: string, to: string}} Filter */

const AT_ONCE = 50;
const BY_HAND = ["payment", "adjustment"];

/** @param {{club: KnownClub}} props */
export function Screen({ club }) {
  const [filter, setFilter] = useState({ account: "", from: "", to: "" });
  /** @type {Answer<Api.Balances>} */
  const balances = useAnswer(club, "/balances");
  const set = (/** @type {Partial<Filter>} */ changes) => setFilter({ ...filter, ...changes });
  const query = queryOf({ ...filter, limit: AT_ONCE });
  const asCsv = () => queryOf({ ...filter, format: "csv", lang: language, tz: zone(), separator: separator() });
  const save = () =>
    download(`/clubs/${club.id}/ledger${asCsv()}`, `${club.name}.csv`, club.token).catch(
      (error) => (noteFailure(club, error), notify(errorText(error))),
    );
  return html`<${ClubPage} club=${club} tab="money" title=${t("club.ledger.title")}
    back=${link("club", club.id, "money")}>
    <details class="paper act"><summary>${t("club.filter.bookings")}</summary>
      ${
        balances.value
          ? html`<${Whose} ...${{ club, filter }} balances=${balances.value}
        onChange=${(/** @type {string} */ account) => set({ account })} />`
          : null
      }
      <${Period} filter=${filter} onChange=${set} />
    </details>
    <${Pages} key=${query} club=${club} query=${query} />
    <button type="button" class="secondary-button" onClick=${save}>${t("club.ledger.csv")}</button>
  </${ClubPage}>`;
}

/** @param {{club: KnownClub, filter: Filter, balances: Api.Balances, onChange(account: string): void}} props */
function Whose({ club, filter, balances, onChange }) {
  const accounts = useAccounts(club, balances);
  return html`<${Field} label=${t("club.ledger.whose")}>
    ${(props) => html`<select ...${props} onChange=${(event) => onChange(event.target.value)}>
      <option value="">${t("club.ledger.everybody")}</option>
      ${accounts.map(
        ({ id, name }) => html`<option key=${id} value=${id} selected=${id === filter.account}>${name}
        </option>`,
      )}
    </select>`}
  </${Field}>`;
}

/** @param {{club: KnownClub, query: string}} props */
function Pages({ club, query }) {
  /** @type {Answer<Api.LedgerPage>} */
  const first = useAnswer(club, `/ledger${query}`);
  // What takes a booking back may come pages later, or not be among those that were asked for.
  /** @type {Answer<Api.Booking[]>} */
  const reversals = useAnswer(club, "/ledger?reason=reversal", { whole: true });
  const [more, setMore] = useState(/** @type {Api.LedgerPage[]} */ ([]));
  const reasons = useReasons();
  if (!first.value) return first.error ? html`<${Refused} error=${first.error} />` : html`<${Loading} />`;
  const pages = [first.value, ...more];
  const { next } = pages[pages.length - 1];
  const bookings = pages.flatMap(({ items }) => items);
  const load = () =>
    ask("GET", `/clubs/${club.id}/ledger${query}&after=${next}`, { token: club.token }).then(
      ({ document }) => setMore([...more, document]),
      (error) => (noteFailure(club, error), notify(errorText(error))),
    );
  const takenBy = reversals.value && new Map(reversals.value.map(({ number, reverses }) => [reverses, number]));
  const again = () => (setMore([]), first.again(), reversals.again());
  return html`
    ${
      bookings.length
        ? html`<ul class="transfers paper bookings">${bookings.map(
            (booking) => html`<${Line} key=${booking.number}
          ...${{ club, booking, reasons, takenBy, again }} />`,
          )}</ul>`
        : html`<p class="hint">${t("club.ledger.none")}</p>`
    }
    ${next ? html`<button type="button" class="secondary-button" onClick=${load}>${t("club.more")}</button>` : null}`;
}

/** The reasons for which money moves, of all families; those with words of their own are known anyway. */
function useReasons() {
  const [families, setFamilies] = useState(storedFamilies);
  useEffect(() => void askFamilies().then(setFamilies, () => null), []);
  return families.flatMap(({ reasons = [] }) => reasons);
}

/**
 * @param {{club: KnownClub, booking: Api.Booking, reasons: import("../parts/money-reasons.js").Reason[],
 *   takenBy?: Map<number | null, number>,
 *   again(): void}} props
 */
function Line({ club, booking, reasons, takenBy, again }) {
  const by = takenBy?.get(booking.number);
  const mayTakeBack = mayIn(club, "treasurer") && BY_HAND.includes(booking.reason) && takenBy && !by;
  const title = booking.reverses
    ? t("club.ledger.reverses", { number: booking.reverses })
    : reasonText(booking.reason, reasons);
  const about = [
    t("club.ledger.number", booking),
    title,
    booking.note,
    booking.by && labelText(booking.by),
    time(booking.at),
  ]
    .filter(Boolean)
    .join(" · ");
  return html`<li class=${`booking${by ? " booking-reversed" : ""}`}>
    <span class="sentence">${t("pot.transfer", namesIn(booking))}<small>${about}</small>${
      by
        ? html`<small class="tag">
      ${t("club.ledger.reversed", { number: by })}</small>`
        : null
    }</span><b>${money(booking)}</b>
    ${mayTakeBack ? html`<${TakeBack} ...${{ club, booking, again }} />` : null}</li>`;
}

/** @param {{club: KnownClub, booking: Api.Booking, again(): void}} props */
function TakeBack({ club, booking, again }) {
  const [reason, setReason] = useState("");
  const { send, error, held } = useSending(club);
  const reverse = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!(await send("POST", `/ledger/${booking.number}/reversal`, { reason: reason.trim() }))) return;
    again();
    notify(t("club.ledger.taken_back"));
  };
  return html`<details><summary>${t("history.take_back")}</summary><form onSubmit=${reverse}>
    <${Field} label=${t("people.reason")} errors=${fieldMessages(error, "/reason")}>
      ${(props) => html`<input ...${props} value=${reason} maxlength="200" autocomplete="off"
        onInput=${(event) => setReason(event.target.value)} />`}
    </${Field}>
    <${Problem} error=${error} beside=${["/reason"]} />
    <button type="submit" disabled=${held || !reason.trim()}>${t("history.take_back_now")}</button>
  </form></details>`;
}
