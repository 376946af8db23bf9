/** Booking money by hand: what was handed over, or what a treasurer decides somebody owes. */
import { html, useState } from "../lib.js";
import { Field } from "../parts/fields.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { amountExample, stakeOf } from "../new/draft.js";
import { t } from "../text.js";
import { useAnswer, useSending } from "./requests.js";
import { fieldMessages } from "./field-messages.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */

const EMPTY = { from: "", to: "", amount: "", why: "" };
const FIELDS = ["/from", "/to", "/amount", "/note", "/reason"];

/** @param {{club: KnownClub, kind: "payment" | "adjustment", balances: Api.Balances, onBooked(): void}} props */
export function Booking({ club, kind, balances, onBooked }) {
  const [draft, setDraft] = useState(EMPTY);
  const { send, error, busy, held } = useSending(club);
  const set = (/** @type {Partial<typeof EMPTY>} */ changes) => setDraft({ ...draft, ...changes });
  const sum = stakeOf({ amount: draft.amount, currency: balances.currency });
  const why = kind === "payment" ? "note" : "reason";
  const whole = draft.from && draft.to && sum && (kind === "payment" || draft.why.trim());
  const book = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!sum) return;
    const body = { from: draft.from, to: draft.to, amount: sum.amount, [why]: draft.why.trim() };
    if (!(await send("POST", `/${kind}s`, body))) return;
    setDraft(EMPTY);
    onBooked();
    notify(t("club.booked"));
  };
  const tooMuch = fieldMessages(error, "/amount").length ? [{ message: t("club.amount_out_of_range") }] : [];
  const noAmount =
    sum === undefined ? [{ message: t("new.no_amount", { example: amountExample(balances.currency) }) }] : [];
  return html`<form onSubmit=${book}><p class="hint">${t(`club.${kind}.text`)}</p>
    <${Account} ...${{ club, balances }} label=${t(`club.${kind}.from`)} value=${draft.from}
      errors=${fieldMessages(error, "/from")} onChange=${(/** @type {string} */ from) => set({ from })} />
    <${Account} ...${{ club, balances }} label=${t(`club.${kind}.to`)}
      value=${draft.to} errors=${fieldMessages(error, "/to")}
      onChange=${(/** @type {string} */ to) => set({ to })} />
    <${Field} label=${t("club.amount", { currency: balances.currency })} errors=${[...noAmount, ...tooMuch]}>
      ${(props) => html`<input ...${props} inputmode="decimal" autocomplete="off" value=${draft.amount}
        onInput=${(event) => set({ amount: event.target.value })} />`}
    </${Field}>
    <${Field} label=${t(`club.${kind}.why`)} errors=${fieldMessages(error, `/${why}`)}>
      ${(props) => html`<input ...${props} value=${draft.why} maxlength="200" autocomplete="off"
        onInput=${(event) => set({ why: event.target.value })} />`}
    </${Field}>
    <${Problem} error=${error} beside=${FIELDS} />
    <button type="submit" disabled=${held || !whole} aria-busy=${busy}>${t(`club.${kind}.now`)}</button>
  </form>`;
}

/**
 * Members, guests who have an account, and the cash box.
 * @param {KnownClub} club @param {Api.Balances} balances
 */
export function useAccounts(club, balances) {
  /** @type {import("./requests.js").Answer<Api.Member[]>} */
  const members = useAnswer(club, "/members", { whole: true });
  const guests = balances.items.filter(({ account }) => account.startsWith("guest:"));
  return [
    ...(members.value ?? []).map(({ id, name }) => ({ id, name })),
    ...guests.map(({ account, name }) => ({ id: account, name: t("club.guest", { name }) })),
    { id: balances.cash_box.account, name: t("club.money.box") },
  ];
}

/**
 * @param {{club: KnownClub, balances: Api.Balances, label: string, value: string, errors: {message: string}[],
 *   onChange(account: string): void}} props
 */
function Account({ club, balances, label, value, errors, onChange }) {
  const accounts = useAccounts(club, balances);
  return html`<${Field} label=${label} errors=${errors}>
    ${(props) => html`<select ...${props} value=${value} onChange=${(event) => onChange(event.target.value)}>
      <option value="">${t("club.choose")}</option>
      ${accounts.map(({ id, name }) => html`<option key=${id} value=${id}>${name}</option>`)}
    </select>`}
  </${Field}>`;
}
