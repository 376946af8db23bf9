/** The people of a club: who is in it, who joins, and who has retired. */
import { mayIn } from "../clubs.js";
import { html, useState } from "../lib.js";
import { Field } from "../parts/fields.js";
import { Icon } from "../parts/icons.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { link } from "../router.js";
import { t } from "../text.js";
import { useAnswer, useSending } from "./requests.js";
import { ClubPage, Loading } from "./club-page.js";
import { MemberFace } from "./member-face.js";
import { fieldMessages } from "./field-messages.js";

/** @typedef {import("../clubs.js").KnownClub} KnownClub */

/** @param {{club: KnownClub}} props */
export function Screen({ club }) {
  /** @type {import("./requests.js").Answer<Api.Member[]>} */
  const members = useAnswer(club, "/members", { whole: true });
  const retired = members.value?.filter(({ status }) => status === "retired") ?? [];
  return html`<${ClubPage} club=${club} tab="members" title=${t("club.members.title")} answers=${[members]}>
    ${
      members.value
        ? html`<${Names} club=${club}
      members=${members.value.filter(({ status }) => status === "active")} />`
        : members.error
          ? null
          : html`<${Loading} />`
    }
    ${members.value?.length === 0 ? html`<p class="hint">${t("club.members.none")}</p>` : null}
    ${mayIn(club, "scorer") ? html`<${Join} club=${club} onJoined=${members.again} />` : null}
    ${
      retired.length
        ? html`<details class="paper"><summary>${t("club.members.retired", { count: retired.length })}
      </summary><${Names} club=${club} members=${retired} /></details>`
        : null
    }
  </${ClubPage}>`;
}

/** @param {{club: KnownClub, members: Api.Member[]}} props */
function Names({ club, members }) {
  return html`<ul class="games">${members.map(
    ({ id, name, look }) => html`<li key=${id} class="game">
    <a href=${link("club", club.id, "member", id)}><span class="member-name"><${MemberFace} name=${name} look=${look} />
      <strong>${name}</strong></span></a></li>`,
  )}</ul>`;
}

/** @param {{club: KnownClub, onJoined(): void}} props */
function Join({ club, onJoined }) {
  const [name, setName] = useState("");
  const { send, error, held } = useSending(club, { atOnce: true });
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const member = await send("POST", "/members", { name: name.trim() });
    if (!member) return;
    setName("");
    onJoined();
    notify(t("club.members.joined", member));
  };
  return html`<form class="add-name" onSubmit=${join}>
    <${Field} label=${t("club.members.add")} errors=${fieldMessages(error, "/name")}>
      ${(props) => html`<div class="side-by-side"><input ...${props} value=${name} maxlength="60" autocomplete="off"
        autocapitalize="words"
        enterkeyhint="done" onInput=${(event) => setName(event.target.value)} />
        <button type="submit" class="secondary-button" disabled=${held || !name.trim()}
          aria-label=${t("club.members.add_now")}><${Icon} name="plus" /></button></div>`}
    </${Field}>
    <${Problem} error=${error} beside=${["/name"]} />
  </form>`;
}
