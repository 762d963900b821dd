import { type ContractDocument, follow, type Schema } from '@realmkit/contract-engine';
import { asList, isJsonObject } from '@realmkit/openapi/json';
import type { SchemaViolation } from './schemaViolations.ts';

type Keywords = Exclude<Schema, boolean>;

/** Returns a schema and all schemas that it combines, with references resolved. */
function partsOf(document: ContractDocument, schema: unknown, depth = 0): Keywords[] {
  if (!isJsonObject(schema) || depth > 20) return [];
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const parts: unknown = schema[keyword];
    return Array.isArray(parts) ? parts : [];
  });
  if (typeof schema.$ref === 'string') inner.push(follow<Schema>(document, { $ref: schema.$ref }, '').value);
  return [schema, ...inner.flatMap((part) => partsOf(document, part, depth + 1))];
}

const isMap = ({ additionalProperties, patternProperties, unevaluatedProperties }: Keywords): boolean =>
  [additionalProperties, unevaluatedProperties].some((more) => more === true || isJsonObject(more)) || patternProperties !== undefined;

/** The properties and items that a schema allows. */
interface KnownProperties {
  readonly properties: ReadonlyMap<string, unknown>;
  /** The schemas of the first items of a list, one by one. */
  readonly first: readonly unknown[];
  readonly items: unknown;
  readonly open: boolean;
}

const knownBySchema = new WeakMap<object, KnownProperties>();

/** Reads a schema and all that it combines, cached. */
function knownOf(document: ContractDocument, schema: unknown): KnownProperties {
  const found = isJsonObject(schema) ? knownBySchema.get(schema) : undefined;
  if (found) return found;
  const parts = partsOf(document, schema);
  const properties = new Map<string, unknown>();
  for (const part of parts)
    if (isJsonObject(part.properties)) for (const [name, one] of Object.entries(part.properties)) properties.set(name, one);
  const known = {
    properties,
    first: parts.flatMap((part) => asList(part.prefixItems)),
    items: parts.map((part) => part.items).find(isJsonObject),
    open: parts.some(isMap),
  };
  if (isJsonObject(schema)) knownBySchema.set(schema, known);
  return known;
}

/**
 * Finds the properties of a value that its schema does not name, if the schema names some: contracts leave responses open for the sake of clients,
 * so that Ajv does not report them.
 */
export function unknownProperties(document: ContractDocument, schema: unknown, value: unknown, pointer = ''): SchemaViolation[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, first, items, open } = knownOf(document, schema);
  if (Array.isArray(value)) {
    const rows = value.flatMap((item, index) => unknownProperties(document, first[index] ?? items, item, `${pointer}/${index}`));
    return rows.slice(0, 5);
  }
  if (properties.size === 0) return [];
  const violations: SchemaViolation[] = [];
  for (const [name, inner] of Object.entries(value)) {
    const isKnown = properties.has(name);
    if (isKnown ? typeof inner !== 'object' || inner === null : open) continue;
    const at = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (isKnown) violations.push(...unknownProperties(document, properties.get(name), inner, at));
    else violations.push({ rule: 'unknown-property', pointer: at, cause: 'is not in the contract' });
  }
  return violations;
}
