import { type Json, list, record, referenceName, resolved, text } from './reading.ts';

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

const plainTypeOf = (schema: Json): string => {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return text(schema.type) || (schema.properties ? 'object' : 'any');
};

const alternatives = (schema: Json) => [...list(schema.oneOf), ...list(schema.anyOf)];

/** Formats the type of a value with its limits. */
export function formatType(document: Json, schema: unknown): string {
  const own = resolved(document, schema);
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

/** Returns the schema whose properties are listed: the items of a list, the schema inside of JSON text, or the schema itself. */
function holder(document: Json, schema: unknown): { readonly own: Json; readonly name: string | undefined } {
  const own = resolved(document, schema);
  const inner = own.items ?? own.contentSchema;
  return inner === undefined ? { own, name: referenceName(schema) } : holder(document, inner);
}

/** Returns the properties of a schema and of nested ones, as rows of a table; a recursive schema is not expanded again. */
export function schemaRows(document: Json, schema: unknown, origin: string, depth = 0, open: readonly string[] = []): SchemaRow[] {
  const { own, name } = holder(document, schema);
  if (name !== undefined && open.includes(name)) return [];
  const inside = name === undefined ? open : [...open, name];
  const ownOrigin = text(own['x-origin']) || origin;
  const composed = [...list(own.allOf), ...alternatives(own)].flatMap((part) => schemaRows(document, part, ownOrigin, depth, inside));
  const required = list(own.required);
  const rows = Object.entries(record(own.properties)).flatMap(([property, value]): SchemaRow[] => {
    const target = resolved(document, value);
    const rowOrigin = text(record(value)['x-origin']) || text(target['x-origin']) || ownOrigin;
    const description = text(record(value).description) || text(target.description);
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
