/** The games of the club in which rounds are to be confirmed by another person than who entered them. */
import { html, useState } from "../lib.js";
import { Field } from "../parts/fields.js";
import { Problem } from "../parts/problem.js";
import { t } from "../text.js";
import { useAnswer, useSending } from "./requests.js";

const CHOICES = ["none", "stakes", "all"];

/** @param {{club: import("../clubs.js").KnownClub}} props */
export function Confirming({ club }) {
  const answer = useAnswer(club, "");
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const { send, error, held } = useSending(club);
  if (!answer.value) return null;
  const choose = async (/** @type {string} */ confirm) => {
    setChosen(confirm);
    if (await send("PATCH", "", { confirm })) answer.again();
    else setChosen(null);
  };
  return html`<section class="paper"><h2>${t("club.confirm.title")}</h2>
    <${Field} label=${t("club.confirm.text")}>
      ${(props) => html`<select ...${props} disabled=${held} onChange=${(event) => choose(event.target.value)}>
        ${CHOICES.map(
          (choice) => html`<option key=${choice} value=${choice}
            selected=${choice === (chosen ?? answer.value.confirm)}>${t(`club.confirm.${choice}`)}</option>`,
        )}
      </select>`}
    </${Field}>
    <${Problem} error=${error} />
  </section>`;
}
