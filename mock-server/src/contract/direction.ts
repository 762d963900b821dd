import type { ContractDocument } from './document.ts';

/** Which way a body goes: requests may not carry `readOnly` properties, responses may not carry `writeOnly` ones. */
export type Direction = 'request' | 'response';

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function resolve(root: Json, schema: unknown): unknown {
  if (!isObject(schema) || typeof schema.$ref !== 'string' || !schema.$ref.startsWith('#/')) return schema;
  let here: unknown = root;
  for (const segment of schema.$ref.slice(2).split('/'))
    here = isObject(here) ? here[segment.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  return resolve(root, here);
}

/** The contract as it counts in one direction: properties of the other direction are refused and never required. */
export function inDirection(document: ContractDocument, direction: Direction): Json {
  const forbidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const root: Json = { ...document };
  const isForbidden = (schema: unknown): boolean => {
    if (isObject(schema) && schema[forbidden] === true) return true;
    const resolved = resolve(root, schema);
    return isObject(resolved) && resolved[forbidden] === true;
  };
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite);
    if (!isObject(value)) return value;
    const properties = value.properties;
    const refused = isObject(properties) ? Object.keys(properties).filter((name) => isForbidden(properties[name])) : [];
    const copy: Record<string, unknown> = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewrite(inner)]));
    if (refused.length === 0) return copy;
    copy.properties = {
      ...(isObject(copy.properties) ? copy.properties : {}),
      ...Object.fromEntries(refused.map((name) => [name, false])),
    };
    if (Array.isArray(copy.required)) copy.required = copy.required.filter((name) => !refused.includes(String(name)));
    return copy;
  };
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, rewrite(value)]));
}
