import { resolveSchema } from '@realmkit/admin-kit/guesser';
import { asList, asObject, asText, isJsonObject, type JsonObject } from '@realmkit/openapi/json';

const kinds: Readonly<Record<string, string>> = {
  string: "''",
  number: '0',
  integer: '0',
  boolean: 'false',
  array: '[]',
  object: '{}',
};

/** Prints the sample of a value; undefined where its schema has several types. */
function printValue(contract: JsonObject, schema: unknown): string | undefined {
  const resolved = resolveSchema(contract, schema);
  const types = [resolved.type].flat().map(asText);
  const [kind = '', ...others] = types.filter((type) => type !== 'null');
  const value = others.length === 0 ? kinds[kind] : undefined;
  if (value === undefined || types.length === 1) return value;
  return `() => ${value === '{}' ? '({})' : value}`;
}

/** Prints the sample of a record: of the attributes that name it, those that are always there. */
export function printSample(contract: JsonObject, record: JsonObject, names: readonly string[]): string {
  const required = asList(record.required).map(asText);
  const parts = Object.entries(asObject(record.properties)).flatMap(([name, schema]) => {
    const value = names.includes(name) && required.includes(name) && isJsonObject(schema) ? printValue(contract, schema) : undefined;
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
