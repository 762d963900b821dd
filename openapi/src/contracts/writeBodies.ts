import { asList, asObject, isJsonObject, type JsonObject, resolveReference } from '../json.ts';
import type { Contract } from './contract.ts';
import { isWebhook, operationsOf } from './operations.ts';

/** Returns whether a schema allows no unknown properties; a map, whose values have their own schema, is closed too. */
const isClosed = (schema: JsonObject) =>
  schema.additionalProperties === false || schema.unevaluatedProperties === false || isJsonObject(schema.additionalProperties);

/** Returns where a schema of a request body allows unknown properties, nested ones included. Each schema is visited once. */
const openPlaces = (document: JsonObject, value: unknown, place: string, seen = new Set<JsonObject>()): string[] => {
  const schema = resolveReference(document, value);
  if (seen.has(schema)) return [];
  seen.add(schema);
  const parts = [
    ...Object.entries(asObject(schema.properties)).map(([name, property]): [string, unknown] => [`${place}.${name}`, property]),
    ...[...asList(schema.oneOf), ...asList(schema.anyOf)].map((alternative, index): [string, unknown] => [
      `${place}|${index}`,
      alternative,
    ]),
    ...(isJsonObject(schema.additionalProperties) ? [[`${place}{}`, schema.additionalProperties] satisfies [string, unknown]] : []),
    ...asList(schema.prefixItems).map((item, index): [string, unknown] => [`${place}[${index}]`, item]),
    ...(schema.items === undefined ? [] : [[`${place}[]`, schema.items] satisfies [string, unknown]]),
  ];
  const isObject = schema.type === 'object' || schema.properties !== undefined;
  const inParts = parts.flatMap(([name, part]) => openPlaces(document, part, name, seen));
  return isObject && !isClosed(schema) ? [place, ...inParts] : inParts;
};

/** Returns the places in request bodies and filters that allow unknown properties; the body of a webhook is in the form of whoever sends it. */
export const openWriteBodies = (contract: Contract): string[] =>
  operationsOf(contract)
    .filter((operation) => !isWebhook(operation))
    .flatMap(({ name, node, parameters }) => {
      const bodies = Object.values(asObject(asObject(resolveReference(contract.document, node.requestBody)).content)).map((media) => {
        const { schema } = asObject(media);
        return asObject(schema).contentSchema ?? schema;
      });
      const filters = parameters.map((parameter) => asObject(parameter.schema).contentSchema).filter((schema) => schema !== undefined);
      return [...bodies, ...filters].flatMap((schema) => openPlaces(contract.document, schema, name)).map((place) => `${place} is open`);
    });

/** Returns the operations whose request body has no named example. */
export const bodiesWithoutExample = (contract: Contract): string[] =>
  operationsOf(contract).flatMap(({ name, node }) => {
    const media = Object.values(asObject(asObject(resolveReference(contract.document, node.requestBody)).content));
    return media.some((each) => Object.keys(asObject(asObject(each).examples)).length === 0)
      ? [`${name} has no named example of its body`]
      : [];
  });
