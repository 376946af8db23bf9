/** One member: how they stand, what they owe, their games; and renaming or retiring them. */
import { mayIn } from "../clubs.js";
import { html, useState } from "../lib.js";
import { Field } from "../parts/fields.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { day } from "../parts/times.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { useAnswer, useSending } from "./requests.js";
import { Statistics } from "./statistics.js";
import { Act, ClubPage, Loading } from "./club-page.js";
import { Games } from "./games.js";
import { Balance } from "./sums.js";
import { FaceToChange, MemberFace } from "./member-face.js";
import { Figures } from "./figures.js";
import { fieldMessages } from "./field-messages.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */
/** @template T @typedef {import("./requests.js").Answer<T>} Answer */

/** @param {{club: KnownClub, parts: string[]}} props */
export function Screen({ club, parts: [id] }) {
  /** @type {Answer<Api.Member>} */
  const member = useAnswer(club, `/members/${id}`);
  /** @type {Answer<Api.GamePage>} */
  const games = useAnswer(club, `/games?member=${id}&limit=50`);
  /** @type {Answer<Api.Standings>} */
  const standings = useAnswer(club, "/standings");
  /** @type {Answer<Api.Balances>} */
  const balances = useAnswer(club, "/balances");
  const row = standings.value?.items.find((standing) => standing.member === id);
  const account = balances.value?.items.find((balance) => balance.account === id);
  const back = link("club", club.id, "members");
  if (!member.value)
    return html`<${ClubPage} club=${club} tab="members" title=${t("club.member.title")} back=${back}
      answers=${[member]}>
    ${member.error ? null : html`<${Loading} />`}</${ClubPage}>`;
  const { name, look, status, joined_at: joined, retired_at: retired } = member.value;
  return html`<${ClubPage} club=${club} tab="members" title=${name} back=${back} answers=${[member, games]}>
    <p class="hint member-name"><${MemberFace} name=${name} look=${look} />
      <span>${t("club.member.since", { day: day(joined) })}
      ${status === "retired" && retired ? ` · ${t("club.member.retired", { day: day(retired) })}` : ""}</span></p>
    ${
      account && balances.value
        ? html`<section class="paper"><${Balance} account=${account} currency=${balances.value.currency} />
      </section>`
        : null
    }
    ${
      row
        ? html`<section class="paper"><h2>${t("club.member.figures")}</h2>
      <${Figures} row=${row} standings=${standings.value} /></section>`
        : null
    }
    <${Statistics} key=${id} club=${club} member=${id} />
    <h2>${t("club.member.games")}</h2>
    ${
      games.value?.items.length
        ? html`<${Games} club=${club} games=${games.value.items} />`
        : html`<p class="hint">
      ${t("club.games.none")}</p>`
    }
    ${
      mayIn(club, "admin")
        ? html`<${Change} key=${status} club=${club} member=${member.value}
      onChanged=${member.again} />`
        : null
    }
  </${ClubPage}>`;
}

/** @param {{club: KnownClub, member: Api.Member, onChanged(): void}} props */
function Change({ club, member, onChanged }) {
  const [name, setName] = useState(member.name);
  const { send, error, held } = useSending(club);
  const change = async (/** @type {Api.MemberChange} */ body, /** @type {string} */ done) => {
    if (!(await send("PATCH", `/members/${member.id}`, body))) return;
    onChanged();
    notify(t(done, { name: body.name ?? member.name }));
  };
  const rename = (/** @type {Event} */ event) => (
    event.preventDefault(),
    change({ name: name.trim() }, "club.member.renamed")
  );
  const retires = member.status === "active";
  const turn = () =>
    change({ status: retires ? "retired" : "active" }, retires ? "club.member.has_retired" : "club.member.is_back");
  return html`<${Act} title=${t("club.member.change")}>
    <${FaceToChange} ...${{ club, member, onChanged }} />
    <form onSubmit=${rename}>
      <${Field} label=${t("people.name")} hint=${t("club.member.rename_hint")} errors=${fieldMessages(error, "/name")}>
        ${(props) => html`<input ...${props} value=${name} maxlength="60" autocomplete="off"
          onInput=${(event) => setName(event.target.value)} />`}
      </${Field}>
      <button type="submit" disabled=${held || !name.trim() || name.trim() === member.name}>${t("club.member.rename")}
        </button>
    </form>
    <p class="hint">${t(retires ? "club.member.retire_hint" : "club.member.back_hint")}</p>
    <${Problem} error=${error} beside=${["/name"]} />
    <button type="button" class="secondary-button" disabled=${held}
      onClick=${turn}>${t(retires ? "club.member.retire" : "club.member.back")}</button>
  </${Act}>`;
}
