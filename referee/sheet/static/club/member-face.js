/** The face that a member brings to every game, and the choice of another one. */
import { Disc } from "../kit/face.js";
import { COLOURS, markOf } from "../kit/looks.js";
import { html, useState } from "../lib.js";
import { Loaded } from "../parts/loaded.js";
import { notify } from "../parts/notices.js";
import { Problem } from "../parts/problem.js";
import { t } from "../text.js";
import { useSending } from "./requests.js";

/** @typedef {import("../kit/looks.js").Look} Look */

const loadChoice = () => import("../faces/choice.js");

/** The colour of whoever has chosen none, as at the first seat. @param {Look} look */
const colourOf = (look) => look?.colour ?? COLOURS[0] ?? "";

/** @param {{name: string, look: Look}} props */
export const MemberFace = ({ name, look }) => html`<${Disc} colour=${colourOf(look)} mark=${markOf(look, name)} />`;

/** The same, which a tap changes. @param {{club: any, member: any, onChanged(): void}} props */
export function FaceToChange({ club, member: { id, name, look }, onChanged }) {
  const [isOpen, setOpen] = useState(false);
  const { send, error, held } = useSending(club);
  const choose = async (/** @type {Look} */ chosen) => {
    if (!(await send("PATCH", `/members/${id}`, { look: chosen }))) return;
    onChanged();
    notify(t("club.member.new_face", { name }));
  };
  return html`<button type="button" class="secondary-button member-name" aria-haspopup="dialog" disabled=${held}
      onClick=${() => setOpen(true)}><${MemberFace} name=${name} look=${look} />${t("club.member.face")}</button>
    <${Problem} error=${error} />
    ${
      isOpen
        ? html`<${Loaded} load=${loadChoice} meanwhile=${null} ...${{ name, look }} colour=${colourOf(look)}
            onChoose=${choose} onClose=${() => setOpen(false)} />`
        : null
    }`;
}
