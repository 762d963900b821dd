import type { JsonObject } from '../../json.ts';
import { type Change, changed } from './change.ts';

/** Keywords by the type of the values that they limit; they say nothing about values of other types. */
export const keywordsByType = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentMediaType', 'contentEncoding', 'contentSchema'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'unevaluatedProperties', 'minProperties', 'maxProperties'],
} as const;

/** Keywords that tell readers and tools something, and change neither values nor calls. */
const annotations = ['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'deprecated', '$comment'];

const judged = {
  contract: ['openapi', 'jsonSchemaDialect', 'info', 'servers', 'security', 'tags', 'paths', 'components'],
  components: ['securitySchemes', 'parameters', 'examples', 'responses', 'schemas', 'headers', 'requestBodies'],
  server: ['url'],
  securityScheme: ['type', 'scheme', 'bearerFormat', 'in', 'name', 'flows', 'openIdConnectUrl', 'x-origin'],
  path: ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace', 'parameters'],
  operation: ['operationId', 'x-origin', 'x-access', 'tags', 'responses', 'security', 'parameters', 'requestBody'],
  parameter: ['name', 'in', 'required', 'schema', 'x-origin', 'x-multi-segment'],
  body: ['required', 'content', 'x-origin'],
  media: ['schema'],
  response: ['headers', 'content', 'x-origin'],
  header: ['required', 'schema', 'x-origin'],
  schema: [
    ...Object.values(keywordsByType).flat(),
    ...['type', 'enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', 'default', 'readOnly', 'writeOnly', 'x-origin', 'discriminator'],
  ],
} as const satisfies Record<string, readonly string[]>;

/** The kinds of objects within a contract. */
export type NodeKind = keyof typeof judged;

/** Returns a breaking change for each keyword that no rule judges, also where it stayed: what it refers to may have changed. */
export const unjudgedKeywords = (kind: NodeKind, place: string, ...versions: readonly JsonObject[]): Change[] =>
  [...new Set(versions.flatMap(Object.keys))]
    .filter((keyword) => ![...judged[kind], ...annotations].includes(keyword))
    .map((keyword) => changed(true, place, `${keyword}: cannot judge, treated as breaking`));
