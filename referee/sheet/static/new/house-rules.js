/**
 * House rules, folded: what is changed, the named ones as switches, every single option behind "more", and what does
 * not fit together.
 */
import { html, useState } from "../lib.js";
import { Loaded } from "../parts/loaded.js";
import { Switch } from "../parts/fields.js";
import { t } from "../text.js";
import { ChangeCount, Changed, changesOf } from "./changes.js";
import { includes, isAbout, toggled } from "./overrides.js";
import { useSchema } from "./rules-schema.js";

const loadOptions = () => import("./options.js");

/** @typedef {import("./overrides.js").Rules} Rules */
/** @typedef {import("../parts/fields.js").Fault} Fault */

/**
 * @param {object} props
 * @param {Api.HouseRule[]} props.named
 * @param {Rules | null | undefined} props.rules
 * @param {Rules | undefined} props.base The variant's own rules
 * @param {Rules} props.overrides
 * @param {Fault[]} props.errors
 * @param {(overrides: Rules) => void} props.onChange
 */
export function HouseRules({ named, rules, base, overrides, errors, onChange }) {
  const [more, setMore] = useState(false);
  const leafwise = changesOf({ named, base, overrides });
  const schema = useSchema(leafwise.some(({ path }) => path));
  const changes = schema ? changesOf({ named, base, overrides, schema }) : leafwise;
  return html`<section class="house-rules">
    <details class="paper"><summary><h2>${t("new.house_rules")}</h2><${ChangeCount} count=${changes.length} /></summary>
      ${named.map((rule) => html`<${NamedRule} key=${rule.id} ...${{ rule, overrides, errors, onChange }} />`)}
      <button type="button" class="link-button" aria-expanded=${more} onClick=${() => setMore(!more)}>
        ${t("new.more_options")}</button>
      ${
        more && rules
          ? html`<${Loaded} load=${loadOptions} meanwhile=${null}
        ...${{ rules, base, overrides, errors, onChange }} />`
          : null
      }
    </details>
    <${Changed} ...${{ changes, schema, onChange }} />
    <${Contradictions} errors=${errors} />
  </section>`;
}

/** @param {{rule: Api.HouseRule, overrides: Rules, errors: Fault[], onChange(overrides: Rules): void}} props */
function NamedRule({ rule, overrides, errors, onChange }) {
  const on = includes(overrides, rule.overrides);
  const wrong = on && errors.some((error) => isAbout(error, rule.overrides));
  return html`<div class=${wrong ? "switch-wrong" : ""}>
    <${Switch} label=${rule.name} checked=${on}
      onChange=${(/** @type {boolean} */ now) => onChange(toggled(overrides, rule.overrides, now))} />
  </div>`;
}

/** @param {{errors: Fault[]}} props */
function Contradictions({ errors }) {
  if (!errors.length) return null;
  return html`<div class="problem" role="alert">
    <p><strong>${t("new.contradiction")}</strong></p>
    ${errors.map(({ path, message }) => html`<p key=${path + message}>${message}</p>`)}
  </div>`;
}
