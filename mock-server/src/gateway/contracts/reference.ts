import { type Json, list, record, referenceName, resolved, text } from './reading.ts';
import { formatType, type SchemaRow, schemaRows } from './schemaRows.ts';

/** A parameter or a header. */
export interface ParameterReference {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly required: boolean;
  readonly origin: string;
  readonly description: string;
}

/** A named example, as text. */
export interface ExampleReference {
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
const originOf = (value: Json, inherited: string) => text(value['x-origin']) || inherited;
const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function mediaOf(document: Json, content: unknown, origin: string): MediaReference[] {
  return Object.entries(record(content)).map(([type, value]) => {
    const media = record(value);
    const examples = Object.entries(record(media.examples)).map(([name, given]) => {
      const example = resolved(document, given);
      return { name, summary: text(example.summary), value: shown(example.value) };
    });
    return {
      type,
      schema: referenceName(media.schema) ?? formatType(document, media.schema),
      rows: schemaRows(document, media.schema, origin),
      examples,
    };
  });
}

function parameterOf(document: Json, given: unknown, origin: string, name?: string): ParameterReference {
  const parameter = resolved(document, given);
  return {
    name: name ?? text(parameter.name),
    place: name === undefined ? text(parameter.in) : 'header',
    type: formatType(document, parameter.schema),
    required: parameter.required === true,
    origin: originOf(parameter, origin),
    description: text(parameter.description),
  };
}

function responsesOf(document: Json, responses: unknown, inherited: string): ResponseReference[] {
  return Object.entries(record(responses)).map(([status, given]) => {
    const response = resolved(document, given);
    const origin = originOf(response, inherited);
    const headers = Object.entries(record(response.headers)).map(([name, header]) => parameterOf(document, header, origin, name));
    return { status, origin, description: text(response.description), headers, media: mediaOf(document, response.content, origin) };
  });
}

function operationOf(document: Json, path: string, method: string, shared: unknown, operation: Json): OperationReference {
  const origin = originOf(operation, '');
  const security = list(operation.security ?? document.security);
  const body = resolved(document, operation.requestBody);
  return {
    id: text(operation.operationId),
    method: method.toUpperCase(),
    path,
    tag: text(list(operation.tags)[0]),
    origin,
    summary: text(operation.summary),
    description: text(operation.description),
    needsToken: security.length > 0 && security.every((requirement) => Object.keys(requirement as object).length > 0),
    parameters: [...list(shared), ...list(operation.parameters)].map((parameter) => parameterOf(document, parameter, origin)),
    body: mediaOf(document, body.content, originOf(body, origin)),
    responses: responsesOf(document, operation.responses, origin),
  };
}

/** Prepares a contract for display; `x-origin` is inherited by everything without its own. */
export function contractReference(contract: unknown): ContractReference {
  const document = record(contract);
  const info = record(document.info);
  const operations = Object.entries(record(document.paths)).flatMap(([path, given]) => {
    const item = record(given);
    return methods
      .filter((method) => method in item)
      .map((method) => operationOf(document, path, method, item.parameters, record(item[method])));
  });
  return {
    title: text(info.title),
    version: text(info.version),
    summary: text(info.summary),
    description: text(info.description),
    servers: list(document.servers).map((server) => text(record(server).url)),
    operations,
  };
}
