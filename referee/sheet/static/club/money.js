/** The balances of a club, and settling them: the fewest payments, each booked with one tap. */
import { mayIn } from "../clubs.js";
import { html, useEffect, useState } from "../lib.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { day } from "../parts/times.js";
import { link } from "../router.js";
import { list, money, t } from "../text.js";
import { useAnswer, useSending } from "./requests.js";
import { Booking } from "./booking.js";
import { Act, ClubPage, Loading } from "./club-page.js";
import { Balance, namesIn } from "./sums.js";
import { undo, undone } from "./undo.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */
/** @template T @typedef {import("./requests.js").Answer<T>} Answer */

/** @param {{club: KnownClub}} props */
export function Screen({ club }) {
  /** @type {Answer<Api.Balances>} */
  const balances = useAnswer(club, "/balances");
  /** @type {Answer<Api.Settlement>} */
  const settlement = useAnswer(club, "/settlement");
  const again = () => (balances.again(), settlement.again());
  const keeps = mayIn(club, "treasurer");
  useEffect(() => undone.watch(again), []);
  return html`<${ClubPage} club=${club} tab="money" title=${t("club.money.title")} answers=${[balances, settlement]}>
    ${balances.value ? html`<${Balances} balances=${balances.value} />` : balances.error ? null : html`<${Loading} />`}
    ${settlement.value ? html`<${Settlement} ...${{ club, keeps }} ...${settlement} again=${again} />` : null}
    ${
      keeps && balances.value
        ? html`
      <${Act} title=${t("club.payment.title")}><${Booking} kind="payment" ...${{ club, balances: balances.value }}
        onBooked=${again} /></${Act}>
      <${Act} title=${t("club.adjustment.title")}><${Booking} kind="adjustment" ...${{ club, balances: balances.value }}
        onBooked=${again} /></${Act}>`
        : null
    }
    <p><a role="button" class="big secondary-button" href=${link("club", club.id, "ledger")}>${t("club.ledger.open")}
      </a></p>
  </${ClubPage}>`;
}

/** @param {{balances: Api.Balances}} props */
function Balances({ balances: { items, cash_box: box, pots, currency } }) {
  const sorted = [...items].sort((account, other) => other.balance - account.balance);
  return html`<section class="paper" aria-label=${t("club.money.balances")}>
    ${
      sorted.length
        ? sorted.map(
            (account) => html`<${Balance} key=${account.account}
      ...${{ account, currency }} />`,
          )
        : html`<p class="hint">${t("club.money.none")}</p>`
    }
    ${
      box.holds || box.balance
        ? html`<p class="balance"><span>${t("club.money.box")}</span><b>
      ${money({ amount: box.holds, currency })}</b></p>`
        : null
    }
    ${
      pots
        ? html`<p class="balance"><span>${t("club.money.pots")}</span><b>${money({ amount: pots, currency })}</b>
      </p>`
        : null
    }
  </section>`;
}

/**
 * A payment is sent with the settlement's mark, and is booked as long as it is still suggested.
 * @param {{club: KnownClub, value: Api.Settlement, fresh: boolean, keeps: boolean, again(): void}} props
 */
function Settlement({ club, value: { payments, fewest, cash_box_lacks, currency, disputed }, fresh, keeps, again }) {
  const [isNew, setNew] = useState(false);
  const onBooked = () => (setNew(false), again());
  const onStale = () => (setNew(true), again());
  const about = payments.length ? (keeps ? "club.settle.text" : "club.settle.watch") : "club.settle.even";
  return html`<section class="paper"><h2>${t("club.settle.title")}</h2>
    ${isNew ? html`<p class="banner" role="alert">${t("club.settle.changed")}</p>` : null}
    ${
      disputed?.length
        ? html`<p class="banner banner-strong" role="status">${t("club.settle.disputed")} ${disputed.map(
            ({ game, title, created_at: began, hands }) =>
              html`<a key=${game} href=${link("game", game)}>${title || day(began)} (${list(hands.map(String))})</a> `,
          )}</p>`
        : null
    }
    <p class="hint">
      ${payments.length || !cash_box_lacks ? t(about, { count: payments.length }) : ""}
      ${payments.length && !fewest && !cash_box_lacks ? ` ${t("club.settle.perhaps")}` : ""}</p>
    ${
      cash_box_lacks
        ? html`<p class="hint">
      ${t("club.settle.lacks", { sum: money({ amount: cash_box_lacks, currency }) })}</p>`
        : null
    }
    <ul class="advice">${payments.map(
      (payment) => html`<${Payment}
      key=${`${payment.from} ${payment.to} ${payment.amount}`}
        ...${{ club, payment, fresh, keeps, onBooked, onStale }} />`,
    )}</ul>
  </section>`;
}

/**
 * Nothing is paid from a list that is only remembered: another phone may have booked it since.
 * @param {{club: KnownClub, payment: Api.SuggestedPayment, fresh: boolean, keeps: boolean, onBooked(): void, onStale():
 *   void}} props
 */
function Payment({ club, payment, fresh, keeps, onBooked, onStale }) {
  const { send, error, busy, held } = useSending(club);
  const { from, to, amount, settles } = payment;
  const names = { ...namesIn(payment), sum: money(payment) };
  const isStale = error?.code === "payment_must_be_suggested";
  useEffect(() => void (isStale && onStale()), [error]);
  const pay = async () => {
    const booked = await send("POST", "/payments", { from, to, amount, settles, note: t("club.settle.note") });
    if (!booked) return;
    onBooked();
    notify(t("club.settle.paid", names), { action: t("app.undo"), onAction: () => undo(club, booked.bookings[0]) });
  };
  return html`<li>
    <span class="sentence">${t("pot.transfer", names)}<b class="sum">${names.sum}</b>
      <${Problem} error=${isStale ? null : error} /></span>
    ${
      keeps
        ? html`<button type="button" disabled=${held || !fresh} aria-busy=${busy}
      aria-label=${t("club.settle.pay", names)} onClick=${pay}>${t("club.settle.pay_now")}</button>`
        : null
    }
  </li>`;
}
