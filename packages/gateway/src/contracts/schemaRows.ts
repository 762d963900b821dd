import { asList, asObject, asText, type JsonObject, referenceName, resolveReference } from '@realmkit/openapi/json';

/** A property of a schema, as a row of a table. */
export interface SchemaRow {
  readonly name: string;
  /** The nesting depth; properties of the schema itself have 0. */
  readonly depth: number;
  readonly type: string;
  readonly required: boolean;
  readonly origin: string;
  readonly description: string;
}

const bounds: [string, string][] = [
  ['format', ''],
  ['minimum', '≥ '],
  ['exclusiveMinimum', '> '],
  ['maximum', '≤ '],
  ['exclusiveMaximum', '< '],
  ['minLength', 'length ≥ '],
  ['maxLength', 'length ≤ '],
  ['minItems', 'items ≥ '],
  ['maxItems', 'items ≤ '],
  ['pattern', 'pattern '],
  ['default', 'default '],
];

const plainTypeOf = (schema: JsonObject): string => {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return asText(schema.type) || (schema.properties ? 'object' : 'any');
};

const alternatives = (schema: JsonObject) => [...asList(schema.oneOf), ...asList(schema.anyOf)];

/** Formats the type of a value with its limits. */
export function formatType(document: JsonObject, schema: unknown): string {
  const own = resolveReference(document, schema);
  const name = referenceName(schema);
  if (own.items !== undefined) return `list of ${formatType(document, own.items)}`;
  if (alternatives(own).length > 0)
    return alternatives(own)
      .map((one) => formatType(document, one))
      .join(' or ');
  if (own.contentSchema) return `JSON text of ${formatType(document, own.contentSchema)}`;
  const type = plainTypeOf(own);
  const limits = bounds.filter(([keyword]) => own[keyword] !== undefined).map(([keyword, words]) => `${words}${own[keyword]}`);
  return [name && type === 'object' ? name : type, ...(limits.length > 0 ? [`(${limits.join(', ')})`] : [])].join(' ');
}

/** Returns the schema whose properties are listed: the items of a asList, the schema inside of JSON asText, or the schema itself. */
function holder(document: JsonObject, schema: unknown): { readonly own: JsonObject; readonly name: string | undefined } {
  const own = resolveReference(document, schema);
  const inner = own.items ?? own.contentSchema;
  return inner === undefined ? { own, name: referenceName(schema) } : holder(document, inner);
}

/** Returns the properties of a schema and of nested ones, as rows of a table; a recursive schema is not expanded again. */
export function schemaRows(document: JsonObject, schema: unknown, origin: string, depth = 0, open: readonly string[] = []): SchemaRow[] {
  const { own, name } = holder(document, schema);
  if (name !== undefined && open.includes(name)) return [];
  const inside = name === undefined ? open : [...open, name];
  const ownOrigin = asText(own['x-origin']) || origin;
  const composed = [...asList(own.allOf), ...alternatives(own)].flatMap((part) => schemaRows(document, part, ownOrigin, depth, inside));
  const required = asList(own.required);
  const rows = Object.entries(asObject(own.properties)).flatMap(([property, value]): SchemaRow[] => {
    const target = resolveReference(document, value);
    const rowOrigin = asText(asObject(value)['x-origin']) || asText(target['x-origin']) || ownOrigin;
    const description = asText(asObject(value).description) || asText(target.description);
    const row = {
      name: property,
      depth,
      type: formatType(document, value),
      required: required.includes(property),
      origin: rowOrigin,
      description,
    };
    return [row, ...schemaRows(document, value, rowOrigin, depth + 1, inside)];
  });
  return [...composed, ...rows];
}
