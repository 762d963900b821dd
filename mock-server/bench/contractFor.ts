import { readContract } from '@realmkit/contract-engine';
import { asList, asObject, type JsonObject, resolveReference } from '@realmkit/openapi/json';
import type { ExampleCall } from '../src/mock/testing/exampleCalls.ts';

/** The changed schema or example of a response in a contract. */
interface ResponseChange {
  readonly schema?: unknown;
  readonly example?: unknown;
}

/** Returns a schema with all references resolved and one item in each of its lists. */
function inlined(document: JsonObject, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((part) => inlined(document, part));
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = Object.fromEntries(
    Object.entries(resolveReference(document, schema)).map(([keyword, value]) => [keyword, inlined(document, value)]),
  );
  return own.type === 'array' ? { ...own, minItems: 1, maxItems: 1 } : own;
}

/** Returns the schema of a list with exactly `count` rows. */
function listSchema(document: JsonObject, schema: unknown, property: string, count: number): unknown {
  const length = { minItems: count, maxItems: count };
  const own = asObject(inlined(document, schema));
  if (property === '') return { ...own, ...length };
  const properties = asObject(own.properties);
  return { ...own, properties: { ...properties, [property]: { ...asObject(properties[property]), ...length } } };
}

/** Returns the contract of a service with another response to one call; a response without a body stays unchanged. */
function changed(
  service: string,
  { path, method, response: answer }: ExampleCall,
  change: (document: JsonObject, schema: unknown) => ResponseChange,
): object {
  const document = asObject(readContract(service));
  if (answer.type === undefined) return document;
  const { type } = answer;
  const item = asObject(asObject(document.paths)[path]);
  const operation = asObject(item[method]);
  const responses = asObject(operation.responses);
  const response = resolveReference(document, responses[answer.status]);
  const media = asObject(asObject(response.content)[type]);
  const { schema = media.schema, example } = change(document, media.schema);
  const examples = example === undefined ? media.examples : { benchmark: { value: example } };
  const content = { ...asObject(response.content), [type]: { ...media, schema, examples } };
  const operations = { ...item, [method]: { ...operation, responses: { ...responses, [answer.status]: { ...response, content } } } };
  return { ...document, paths: { ...asObject(document.paths), [path]: operations } };
}

/** Returns the contract of a service in which `example` is the response to a call, for mocks that respond with examples. */
export const contractWithExample = (service: string, call: ExampleCall, example: unknown): object =>
  changed(service, call, () => ({ example }));

/**
 * Returns the contract of a service in which the list of a call has exactly `count` rows, with one item in each nested asList, for mocks that
 * generate rows.
 */
export const contractWithRows = (service: string, call: ExampleCall, property: string, count: number): object =>
  changed(service, call, (document, schema) => ({ schema: listSchema(document, schema, property, count) }));

/** Returns the base path under which the sandbox serves a contract: the first of its servers. */
export const baseOf = (service: string): string => String(asObject(asList(asObject(readContract(service)).servers)[0]).url);
