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

/** What a schema says of the properties and the items of a value. */
interface Known {
  readonly properties: ReadonlyMap<string, unknown>;
  readonly items: unknown;
  readonly open: boolean;
}

const read = new WeakMap<object, Known>();

/** Reads a schema once, whatever it is put together from. */
function knownOf(document: ContractDocument, schema: unknown): Known {
  const found = isObject(schema) ? read.get(schema) : undefined;
  if (found) return found;
  const parts = partsOf(document, schema);
  const properties = new Map<string, unknown>();
  for (const part of parts)
    if (isObject(part.properties)) for (const [name, one] of Object.entries(part.properties)) properties.set(name, one);
  const known = { properties, items: parts.map((part) => part.items).find(isObject), open: parts.some(isMap) };
  if (isObject(schema)) read.set(schema, known);
  return known;
}

/**
 * The properties of a value that its schema does not name, though the schema names some: a contract leaves its answers open for clients' sake,
 * and what nobody described is found here.
 */
export function unknownProperties(document: ContractDocument, schema: unknown, value: unknown, pointer = ''): Fault[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, items, open } = knownOf(document, schema);
  if (Array.isArray(value)) {
    const rows = items ? value.flatMap((item, index) => unknownProperties(document, items, item, `${pointer}/${index}`)) : [];
    return rows.slice(0, 5);
  }
  if (properties.size === 0) return [];
  const faults: Fault[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const isKnown = properties.has(name);
    if (isKnown ? typeof inner !== 'object' || inner === null : open) continue;
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (isKnown) faults.push(...unknownProperties(document, properties.get(name), inner, at));
    else faults.push({ rule: 'unknown-property', pointer: at, cause: 'is not in the contract' });
  }
  return faults;
}
