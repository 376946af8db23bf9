/** Schemas of the API's document with the types that they refer to by name. */

/**
 * A schema with the types that it refers to in their places; what may be null says so by its own type and choices.
 * @param {any} schema @param {Record<string, any>} schemas @returns {any}
 */
export function inFull(schema, schemas) {
  if (Array.isArray(schema)) return schema.map((part) => inFull(part, schemas));
  if (schema === null || typeof schema !== "object") return schema;
  const { $ref, anyOf: either, ...own } = schema;
  if ($ref) return { ...inFull(schemas[$ref.replace(/^.*\//, "")], schemas), ...own };
  const parts = Object.fromEntries(Object.entries(own).map(([name, part]) => [name, inFull(part, schemas)]));
  if (!either) return parts;
  const [named] = either;
  const { type, enum: choices, ...rest } = inFull(named, schemas);
  return { ...rest, type: [type, "null"], ...(choices && { enum: [...choices, null] }), ...parts };
}
