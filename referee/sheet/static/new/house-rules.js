/** House rules: the named ones as switches, every single option behind "more", and what does not fit together. */
import { html, useState } from "../lib.js";
import { Loaded } from "../app.js";
import { Switch } from "../parts/fields.js";
import { t } from "../text.js";
import { includes, isAbout, leaves, toggled } from "./overrides.js";

const loadOptions = () => import("./options.js");

/** @param {{named: any[], rules: any, overrides: object, errors: any[], onChange(overrides: object): void}} props */
export function HouseRules({ named, rules, overrides, errors, onChange }) {
  const [more, setMore] = useState(false);
  return html`
    ${named.map((rule) => html`<${NamedRule} key=${rule.id} ...${{ rule, overrides, errors, onChange }} />`)}
    <${Contradictions} errors=${errors} />
    <button type="button" class="link-button" aria-expanded=${more} onClick=${() => setMore(!more)}>
      ${more ? t("new.less_options") : moreText(leaves(overrides).length)}
    </button>
    ${more && rules ? html`<${Loaded} load=${loadOptions} ...${{ rules, overrides, errors, onChange }} />` : null}`;
}

const moreText = (count) => (count ? t("new.more_options", { count }) : t("new.all_options"));

function NamedRule({ rule, overrides, errors, onChange }) {
  const on = includes(overrides, rule.overrides);
  const wrong = on && errors.some((error) => isAbout(error, rule.overrides));
  return html`<div class=${wrong ? "switch-wrong" : ""}>
    <${Switch} label=${rule.name} checked=${on} onChange=${(now) => onChange(toggled(overrides, rule.overrides, now))} />
  </div>`;
}

function Contradictions({ errors }) {
  if (!errors.length) return null;
  return html`<div class="problem" role="alert">
    <p><strong>${t("new.contradiction")}</strong></p>
    ${errors.map(({ path, message }) => html`<p key=${path + message}>${message}</p>`)}
  </div>`;
}
