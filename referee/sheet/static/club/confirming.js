/** The games of the club in which rounds are to be confirmed by another person than who entered them. */
import { html, useState } from "../lib.js";
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
    <fieldset class="option"><legend>${t("club.confirm.text")}</legend>
      ${CHOICES.map(
        (choice) => html`<label key=${choice}><input type="radio" name="confirm" disabled=${held}
          checked=${choice === (chosen ?? answer.value.confirm)} onChange=${() => choose(choice)} />
          ${t(`club.confirm.${choice}`)}</label>`,
      )}
    </fieldset>
    <${Problem} error=${error} />
  </section>`;
}
