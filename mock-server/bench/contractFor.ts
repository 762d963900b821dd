import { type Json, list, record, resolved } from '../src/gateway/contracts/reading.ts';
import { contractDocument } from '../src/mock/contracts.ts';
import type { ExampleCall } from '../src/mock/testing/exampleCalls.ts';

/** The changed schema or example of a response in a contract. */
interface ResponseChange {
  readonly schema?: unknown;
  readonly example?: unknown;
}

/** Returns a schema with all references resolved and one item in each of its lists. */
function inlined(document: Json, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((part) => inlined(document, part));
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = Object.fromEntries(Object.entries(resolved(document, schema)).map(([keyword, value]) => [keyword, inlined(document, value)]));
  return own.type === 'array' ? { ...own, minItems: 1, maxItems: 1 } : own;
}

/** Returns the schema of a list with exactly `count` rows. */
function listSchema(document: Json, schema: unknown, property: string, count: number): unknown {
  const length = { minItems: count, maxItems: count };
  const own = record(inlined(document, schema));
  if (property === '') return { ...own, ...length };
  const properties = record(own.properties);
  return { ...own, properties: { ...properties, [property]: { ...record(properties[property]), ...length } } };
}

/** Returns the contract of a service with another response to one call; a response without a body stays unchanged. */
function changed(
  service: string,
  { path, method, response: answer }: ExampleCall,
  change: (document: Json, schema: unknown) => ResponseChange,
): object {
  const document = record(contractDocument(service));
  if (answer.type === undefined) return document;
  const { type } = answer;
  const item = record(record(document.paths)[path]);
  const operation = record(item[method]);
  const responses = record(operation.responses);
  const response = resolved(document, responses[answer.status]);
  const media = record(record(response.content)[type]);
  const { schema = media.schema, example } = change(document, media.schema);
  const examples = example === undefined ? media.examples : { benchmark: { value: example } };
  const content = { ...record(response.content), [type]: { ...media, schema, examples } };
  const operations = { ...item, [method]: { ...operation, responses: { ...responses, [answer.status]: { ...response, content } } } };
  return { ...document, paths: { ...record(document.paths), [path]: operations } };
}

/** Returns the contract of a service in which `example` is the response to a call, for mocks that respond with examples. */
export const contractWithExample = (service: string, call: ExampleCall, example: unknown): object =>
  changed(service, call, () => ({ example }));

/**
 * Returns the contract of a service in which the list of a call has exactly `count` rows, with one item in each nested list, for mocks that
 * generate rows.
 */
export const contractWithRows = (service: string, call: ExampleCall, property: string, count: number): object =>
  changed(service, call, (document, schema) => ({ schema: listSchema(document, schema, property, count) }));

/** Returns the base path under which the sandbox serves a contract: the first of its servers. */
export const baseOf = (service: string): string => String(record(list(record(contractDocument(service)).servers)[0]).url);
