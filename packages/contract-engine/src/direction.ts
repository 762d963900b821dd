import { isJsonObject, type JsonObject } from '@realmkit/openapi/json';
import type { ContractDocument } from './document.ts';

/** The direction of a body: requests may not carry `readOnly` properties, responses may not carry `writeOnly` ones. */
export type Direction = 'request' | 'response';

/** Returns the constants of a schema's required properties, by name. */
function constantsOf(schema: unknown): Map<string, unknown> {
  if (!isJsonObject(schema) || !isJsonObject(schema.properties) || !Array.isArray(schema.required)) return new Map();
  const { properties, required } = schema;
  return new Map(
    required.flatMap((name) => (isJsonObject(properties[name]) && 'const' in properties[name] ? [[name, properties[name].const]] : [])),
  );
}

/**
 * Returns the discriminator of a `oneOf` whose branches each have their own constant for one property. Then Ajv checks only the branch that is
 * meant, which is faster and gives the caller only its own reasons.
 */
function choiceIn(root: JsonObject, schema: JsonObject): JsonObject {
  if (!Array.isArray(schema.oneOf) || schema.properties !== undefined || schema.required !== undefined) return {};
  const branches = schema.oneOf.map((branch) => constantsOf(resolve(root, branch)));
  const name = [...(branches[0]?.keys() ?? [])].find((key) => new Set(branches.map((branch) => branch.get(key))).size === branches.length);
  if (name === undefined || !branches.every((branch) => typeof branch.get(name) === 'string')) return {};
  const chosen = { enum: branches.map((branch) => branch.get(name)) };
  return { type: 'object', discriminator: { propertyName: name }, required: [name], properties: { [name]: chosen } };
}

function resolve(root: JsonObject, schema: unknown): unknown {
  if (!isJsonObject(schema) || typeof schema.$ref !== 'string' || !schema.$ref.startsWith('#/')) return schema;
  let here: unknown = root;
  for (const segment of schema.$ref.slice(2).split('/'))
    here = isJsonObject(here) ? here[segment.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return resolve(root, here);
}

/** Returns the contract for one direction: properties of the other direction are refused and never required. */
export function inDirection(document: ContractDocument, direction: Direction): JsonObject {
  const forbidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const root: JsonObject = { ...document };
  const isForbidden = (schema: unknown): boolean => {
    if (isJsonObject(schema) && schema[forbidden] === true) return true;
    const resolved = resolve(root, schema);
    return isJsonObject(resolved) && resolved[forbidden] === true;
  };
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isJsonObject(value)) return value;
    const properties = value.properties;
    const refused = isJsonObject(properties) ? Object.keys(properties).filter((name) => isForbidden(properties[name])) : [];
    const copy: Record<string, unknown> = {
      // Ajv knows no mapping of a discriminator, and needs none: it takes the branches' own constants.
      ...Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => key !== 'discriminator' || !Array.isArray(value.oneOf))
          .map(([key, inner]) => [key, rewrite(inner)]),
      ),
      ...choiceIn(root, value),
    };
    if (refused.length === 0) return copy;
    copy.properties = {
      ...(isJsonObject(copy.properties) ? copy.properties : {}),
      ...Object.fromEntries(refused.map((name) => [name, false])),
    };
    if (Array.isArray(copy.required)) copy.required = copy.required.filter((name) => !refused.includes(String(name)));
    return copy;
  };
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, rewrite(value)]));
}
