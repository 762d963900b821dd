import { type ContractDocument, follow, type Schema } from '../../contract/document.ts';
import type { Fault } from './bodyFaults.ts';

type Keywords = Exclude<Schema, boolean>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema and everything that it is put together from, references followed. */
function partsOf(document: ContractDocument, schema: unknown, depth = 0): Keywords[] {
  if (!isObject(schema) || depth > 20) return [];
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const parts: unknown = schema[keyword];
    return Array.isArray(parts) ? parts : [];
  });
  if (typeof schema.$ref === 'string') inner.push(follow<Schema>(document, { $ref: schema.$ref }, '').value);
  return [schema, ...inner.flatMap((part) => partsOf(document, part, depth + 1))];
}

const isMap = ({ additionalProperties, patternProperties, unevaluatedProperties }: Keywords): boolean =>
  [additionalProperties, unevaluatedProperties].some((more) => more === true || isObject(more)) || patternProperties !== undefined;

/**
 * The properties of a value that its schema does not name, though the schema names some: a contract leaves its answers open for clients' sake,
 * and what nobody described is found here.
 */
export function unknownProperties(document: ContractDocument, schema: unknown, value: unknown, pointer = ''): Fault[] {
  const parts = partsOf(document, schema);
  if (Array.isArray(value)) {
    const items = parts.map((part) => part.items).find(isObject);
    const rows = items ? value.flatMap((item, index) => unknownProperties(document, items, item, `${pointer}/${index}`)) : [];
    return rows.slice(0, 5);
  }
  if (!isObject(value)) return [];
  const known = new Map<string, unknown>();
  for (const { properties } of parts) if (isObject(properties)) for (const [name, one] of Object.entries(properties)) known.set(name, one);
  if (known.size === 0) return [];
  const open = parts.some(isMap);
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (known.has(name)) return unknownProperties(document, known.get(name), inner, at);
    return open ? [] : [{ rule: 'unknown-property' as const, pointer: at, cause: 'is not in the contract' }];
  });
}
