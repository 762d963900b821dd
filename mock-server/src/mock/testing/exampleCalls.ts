import { readContract } from '@realmkit/contract-engine';
import { asList, asObject, asText, type JsonObject, resolveReference } from '@realmkit/openapi/json';

/** A parameter of an operation with the contract's first example; undefined if there is none. */
export interface ExampleParameter {
  readonly name: string;
  readonly required: boolean;
  readonly example: unknown;
}

/** One operation of a contract with all that a client needs to call it, taken from the contract's examples. */
export interface ExampleCall {
  readonly id: string;
  readonly method: string;
  /** As the contract writes it, e.g. `/users/{uid}`. */
  readonly path: string;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', readonly ExampleParameter[]>>;
  readonly body: unknown;
  /** The media type of the body; undefined if the operation takes none. */
  readonly bodyType: string | undefined;
  readonly secured: boolean;
  readonly response: {
    /** The first status below 400. */
    readonly status: number;
    /** The media type of the response; undefined if it has no body. */
    readonly type: string | undefined;
    readonly example: unknown;
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const firstExample = (document: JsonObject, holder: JsonObject): unknown =>
  resolveReference(document, Object.values(asObject(holder.examples))[0]).value;

function firstMedia(document: JsonObject, content: unknown): { type: string | undefined; example: unknown } {
  const [type, media] = Object.entries(asObject(content))[0] ?? [];
  return { type, example: firstExample(document, asObject(media)) };
}

function parametersOf(document: JsonObject, item: JsonObject, operation: JsonObject): ExampleCall['parameters'] {
  const all = [...asList(item.parameters), ...asList(operation.parameters)].map((parameter) => resolveReference(document, parameter));
  const placed = (place: string) =>
    all
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({
        name: asText(parameter.name),
        required: parameter.required === true,
        example: firstExample(document, parameter),
      }));
  return { path: placed('path'), query: placed('query'), header: placed('header') };
}

function callOf(document: JsonObject, path: string, item: JsonObject, method: string): ExampleCall {
  const operation = asObject(item[method]);
  const body = firstMedia(document, resolveReference(document, operation.requestBody).content);
  const [status = '', response] = Object.entries(asObject(operation.responses)).find(([code]) => /^[23]/.test(code)) ?? [];
  return {
    id: asText(operation.operationId),
    method,
    path,
    parameters: parametersOf(document, item, operation),
    body: body.example,
    bodyType: body.type,
    secured: asList(operation.security ?? document.security).length > 0,
    response: { status: Number(status), ...firstMedia(document, resolveReference(document, response).content) },
  };
}

/** Returns a call of every operation of a contract. */
function exampleCalls(contract: unknown): ExampleCall[] {
  const document = asObject(contract);
  return Object.entries(asObject(document.paths)).flatMap(([path, given]) => {
    const item = asObject(given);
    return methods.filter((method) => method in item).map((method) => callOf(document, path, item, method));
  });
}

/** Returns a call of every operation of a service. */
export const exampleCallsOf = (service: string): ExampleCall[] => exampleCalls(readContract(service));

/** Returns the values of parameters by name, without those that have no example. */
export const exampleValues = (parameters: readonly ExampleParameter[]): Record<string, unknown> =>
  Object.fromEntries(parameters.filter(({ example }) => example !== undefined).map(({ name, example }) => [name, example]));

/** Returns the query of a call from the contract's examples: all parameters, or only the required ones. */
export function exampleQuery({ parameters }: ExampleCall, which: 'all' | 'required'): URLSearchParams {
  const included = parameters.query.filter(({ example, required }) => example !== undefined && (required || which === 'all'));
  return new URLSearchParams(
    included.flatMap(({ name, example }) => [example].flat().map((value): [string, string] => [name, String(value)])),
  );
}

/** Returns the path of a call from the contract's examples, with a query. */
export function examplePath({ path, parameters }: ExampleCall, query: URLSearchParams): string {
  const values = exampleValues(parameters.path);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Serializes the body of a call; returns undefined if there is none. */
export function exampleText({ body, bodyType }: ExampleCall): string | undefined {
  if (bodyType === undefined) return undefined;
  if (bodyType === 'application/x-www-form-urlencoded')
    return new URLSearchParams(Object.entries(asObject(body)).map(([name, value]) => [name, String(value)])).toString();
  return /[/+]json$/.test(bodyType) ? JSON.stringify(body) : String(body);
}

/** Returns the required headers of a call: token, media type and those of the contract. */
export const exampleHeaders = ({ parameters, bodyType, secured }: ExampleCall, token = 'token'): Record<string, string> => ({
  ...(secured && { authorization: `Bearer ${token}` }),
  ...(bodyType !== undefined && { 'content-type': bodyType }),
  ...Object.fromEntries(parameters.header.filter(({ required }) => required).map(({ name, example }) => [name, String(example)])),
});
