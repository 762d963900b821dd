import { asList, asObject, asText, type JsonObject, referenceName, resolveReference } from '@realmkit/openapi/json';
import { type AccessReference, accessOf } from './access.ts';
import { formatType, type SchemaRow, schemaRows } from './schemaRows.ts';

/** A parameter or a header. */
export interface ParameterReference {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly required: boolean;
  readonly origin: string;
  readonly description: string;
  /** The value of its first example, as text. */
  readonly example: string;
}

/** A named example, as text. */
interface ExampleReference {
  readonly name: string;
  readonly summary: string;
  readonly value: string;
}

/** A body of one media type. */
export interface MediaReference {
  readonly type: string;
  readonly schema: string;
  readonly rows: readonly SchemaRow[];
  readonly examples: readonly ExampleReference[];
}

/** One documented response. */
export interface ResponseReference {
  readonly status: string;
  readonly origin: string;
  readonly description: string;
  readonly headers: readonly ParameterReference[];
  readonly media: readonly MediaReference[];
}

/** The reference of one operation. */
export interface OperationReference {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly origin: string;
  readonly summary: string;
  readonly description: string;
  readonly needsToken: boolean;
  readonly isDeprecated: boolean;
  readonly access: readonly AccessReference[];
  readonly parameters: readonly ParameterReference[];
  readonly body: readonly MediaReference[];
  readonly responses: readonly ResponseReference[];
}

/** A contract, prepared for display. */
export interface ContractReference {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly description: string;
  readonly servers: readonly string[];
  readonly operations: readonly OperationReference[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const originOf = (value: JsonObject, inherited: string) => asText(value['x-origin']) || inherited;
const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function mediaOf(document: JsonObject, content: unknown, origin: string): MediaReference[] {
  return Object.entries(asObject(content)).map(([type, value]) => {
    const media = asObject(value);
    const examples = Object.entries(asObject(media.examples)).map(([name, given]) => {
      const example = resolveReference(document, given);
      return { name, summary: asText(example.summary), value: shown(example.value) };
    });
    return {
      type,
      schema: referenceName(media.schema) ?? formatType(document, media.schema),
      rows: schemaRows(document, media.schema, origin),
      examples,
    };
  });
}

/** Returns the value of the first of some examples; a list as its first value. */
function exampleOf(document: JsonObject, examples: unknown): string {
  const { value } = resolveReference(document, Object.values(asObject(examples))[0]);
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? '' : shown(first);
}

function parameterOf(document: JsonObject, given: unknown, origin: string, name?: string): ParameterReference {
  const parameter = resolveReference(document, given);
  return {
    name: name ?? asText(parameter.name),
    place: name === undefined ? asText(parameter.in) : 'header',
    type: formatType(document, parameter.schema),
    required: parameter.required === true,
    origin: originOf(parameter, origin),
    description: asText(parameter.description),
    example: exampleOf(document, parameter.examples),
  };
}

function responsesOf(document: JsonObject, responses: unknown, inherited: string): ResponseReference[] {
  return Object.entries(asObject(responses)).map(([status, given]) => {
    const response = resolveReference(document, given);
    const origin = originOf(response, inherited);
    const headers = Object.entries(asObject(response.headers)).map(([name, header]) => parameterOf(document, header, origin, name));
    return { status, origin, description: asText(response.description), headers, media: mediaOf(document, response.content, origin) };
  });
}

function operationOf(document: JsonObject, path: string, method: string, shared: unknown, operation: JsonObject): OperationReference {
  const origin = originOf(operation, '');
  const security = asList(operation.security ?? document.security);
  const body = resolveReference(document, operation.requestBody);
  return {
    id: asText(operation.operationId),
    method: method.toUpperCase(),
    path,
    tag: asText(asList(operation.tags)[0]),
    origin,
    summary: asText(operation.summary),
    description: asText(operation.description),
    needsToken: security.length > 0 && security.every((requirement) => Object.keys(requirement as object).length > 0),
    isDeprecated: operation.deprecated === true,
    access: accessOf(operation, origin),
    parameters: [...asList(shared), ...asList(operation.parameters)].map((parameter) => parameterOf(document, parameter, origin)),
    body: mediaOf(document, body.content, originOf(body, origin)),
    responses: responsesOf(document, operation.responses, origin),
  };
}

/** Prepares a contract for display; `x-origin` is inherited by everything without its own. */
export function contractReference(contract: unknown): ContractReference {
  const document = asObject(contract);
  const info = asObject(document.info);
  const operations = Object.entries(asObject(document.paths)).flatMap(([path, given]) => {
    const item = asObject(given);
    return methods
      .filter((method) => method in item)
      .map((method) => operationOf(document, path, method, item.parameters, asObject(item[method])));
  });
  return {
    title: asText(info.title),
    version: asText(info.version),
    summary: asText(info.summary),
    description: asText(info.description),
    servers: asList(document.servers).map((server) => asText(asObject(server).url)),
    operations,
  };
}
