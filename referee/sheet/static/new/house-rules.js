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

/**
 * @param {{named: any[], rules: any, base: any, overrides: object, errors: any[], onChange(overrides: object): void}}
 *   props `base` are the variant's own rules
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

function NamedRule({ rule, overrides, errors, onChange }) {
  const on = includes(overrides, rule.overrides);
  const wrong = on && errors.some((error) => isAbout(error, rule.overrides));
  return html`<div class=${wrong ? "switch-wrong" : ""}>
    <${Switch} label=${rule.name} checked=${on}
      onChange=${(/** @type {boolean} */ now) => onChange(toggled(overrides, rule.overrides, now))} />
  </div>`;
}

function Contradictions({ errors }) {
  if (!errors.length) return null;
  return html`<div class="problem" role="alert">
    <p><strong>${t("new.contradiction")}</strong></p>
    ${errors.map(({ path, message }) => html`<p key=${path + message}>${message}</p>`)}
  </div>`;
}
