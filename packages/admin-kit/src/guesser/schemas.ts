import { asList, asObject, asText, isJsonObject, type JsonObject, valueAt } from '@realmkit/openapi/json';
import type { ResourceDeclaration } from '../resources/defineResource.ts';

/** Returns a schema with its references and `allOf` resolved; what stands beside a `$ref` or an `allOf` adds to it. */
export function resolveSchema(contract: JsonObject, schema: unknown): JsonObject {
  const { $ref, allOf, ...own } = asObject(schema);
  const parts = [...(asText($ref) ? [valueAt(contract, asText($ref))] : []), ...asList(allOf)].map((part) => resolveSchema(contract, part));
  const all = [...parts, own];
  const merged = (keyword: string) => all.map((part) => part[keyword]).filter((value) => value !== undefined);
  return Object.assign(
    {},
    ...all,
    merged('properties').length > 0 && { properties: Object.assign({}, ...merged('properties')) },
    merged('required').length > 0 && { required: merged('required').flatMap(asList) },
  );
}

/** Returns the operation of a call such as `GET /groups/{id}`. @throws {Error} if the contract has none */
function operationOf(contract: JsonObject, call: string): JsonObject {
  const [method = '', path = ''] = call.split(' ');
  const operation = asObject(asObject(contract.paths)[path])[method.toLowerCase()];
  if (!isJsonObject(operation)) throw new Error(`The contract has no call ${call}.`);
  return operation;
}

const jsonSchema = (contract: JsonObject, message: unknown): JsonObject =>
  resolveSchema(contract, asObject(asObject(asObject(resolveSchema(contract, message).content))['application/json']).schema);

/** Returns the schema of a call's successful response; an empty one where it has no body. */
export function responseSchema(contract: JsonObject, call: string): JsonObject {
  const responses = asObject(operationOf(contract, call).responses);
  return jsonSchema(contract, responses['200'] ?? responses['201'] ?? responses['202']);
}

/** Returns the schema of the rows of a list, and the attribute of the response that has them: none where the response is the list. */
export function rowsOf(contract: JsonObject, call: string): { readonly attribute?: string; readonly schema: JsonObject } {
  const response = responseSchema(contract, call);
  if (response.items !== undefined) return { schema: resolveSchema(contract, response.items) };
  const lists = Object.entries(asObject(response.properties)).map(
    ([name, schema]) => [name, resolveSchema(contract, schema).items] as const,
  );
  const [attribute, items] = lists.find(([, one]) => one !== undefined) ?? [];
  return { schema: resolveSchema(contract, items), ...(attribute !== undefined && { attribute }) };
}

/** What a page of a resource shows or sends. */
export type Page = 'list' | 'show' | 'edit' | 'create';

/**
 * Returns the schema of what a page of a resource shows or sends: the rows of its list, its record, or the body of the call that writes.
 * @throws {Error} if the resource lacks the verb of the page
 */
export function schemaOfPage(
  contract: JsonObject,
  name: string,
  { getList, getOne, update, create }: ResourceDeclaration,
  page: Page,
): JsonObject {
  const verb = { list: getList, show: getOne, edit: update, create }[page];
  if (!verb) throw new Error(`The resource '${name}' has no call for the page '${page}'.`);
  if (page === 'list') return rowsOf(contract, verb.call).schema;
  if (page === 'show') return responseSchema(contract, verb.call);
  return jsonSchema(contract, operationOf(contract, verb.call).requestBody);
}
