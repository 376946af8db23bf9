/** The changes of a table to the rules, each with a way back. */
import { html } from "../lib.js";
import { Icon } from "../parts/icons.js";
import { t } from "../text.js";
import { includes, leaves, same, toggled, valueAt, withoutOption } from "./overrides.js";
import { useChoices } from "./choices.js";
import { optionAt, settingText } from "./rules-schema.js";

/** @typedef {import("./overrides.js").Rules} Rules */
/** @typedef {import("./rules-schema.js").Schema} Schema */

/**
 * A change: a named house rule by its `name`, or an option by its `path` and its `value`; `without` are the changes
 * without it.
 * @typedef {{key: string, path?: string[], value?: any, name?: string, without: Rules}} Change
 */

/**
 * The changes by themselves: a named house rule is one, and so is every option that no named one sets.
 * @param {{named: Api.HouseRule[], base: Rules | undefined, overrides: Rules, schema?: Schema}} rules `base` are
 *   the variant's own
 * @returns {Change[]}
 */
export function changesOf({ named, base, overrides, schema }) {
  const on = named.filter((rule) => includes(overrides, rule.overrides));
  const rulePaths = new Set(on.flatMap((rule) => leaves(rule.overrides, schema)).map(([path]) => path.join("/")));
  const single = leaves(overrides, schema).filter(
    ([path, value]) => !rulePaths.has(path.join("/")) && !same(valueAt(base, path), value),
  );
  return [
    ...on.map((rule) => ({ key: rule.id, name: rule.name, without: toggled(overrides, rule.overrides, false) })),
    ...single.map(([path, value]) => ({ key: path.join("/"), path, value, without: withoutOption(overrides, path) })),
  ];
}

/** The number of changes, where there are any. @param {{count: number}} props */
export const ChangeCount = ({ count }) =>
  count ? html`<small class="tag">${t("new.changed", { count })}</small>` : null;

/** @param {{changes: Change[], schema: Schema | undefined, onChange(overrides: Rules): void}} props */
export function Changed({ changes, schema, onChange }) {
  const { choices } = useChoices();
  if (!changes.length) return null;
  return html`<ul class="advice changed" aria-label=${t("new.changes")}>${changes.map(({ key, without, ...change }) => {
    const rule = textOf(change, schema, choices);
    return html`<li key=${key}><span>${rule}</span>
      <button type="button" class="quiet" aria-label=${t("new.change_back", { rule })}
        onClick=${() => onChange(without)}><${Icon} name="close" /></button></li>`;
  })}</ul>`;
}

/**
 * Until the options are described, an option is told by the name it has in the API.
 * @param {Pick<Change, "name" | "path" | "value">} change
 * @param {Schema | undefined} schema
 * @param {import("../families.js").RuleChoices | undefined} choices
 */
function textOf({ name, path = [], value }, schema, choices) {
  if (name) return name;
  const option = schema && choices && optionAt(schema, path);
  return option ? settingText(option, value, choices) : path.join(" ");
}
