import { type Json, list, record, resolved, text } from '../../gateway/contracts/reading.ts';
import { contractDocument } from '../contracts.ts';

/** One operation of a contract, with everything that a client needs to call it, taken from the contract's examples. */
export interface ExampleCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<'path' | 'query' | 'header', Readonly<Record<string, unknown>>>>;
  readonly body: unknown;
  /** The media type of the body; undefined where the operation takes none. */
  readonly bodyType: string | undefined;
  readonly secured: boolean;
  /** Whether the header of that name is one of the operation's. */
  declares(header: string): boolean;
  readonly answer: {
    readonly status: number;
    /** The media type of the answer; undefined where it has no body. */
    readonly type: string | undefined;
    readonly example: unknown;
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const firstExample = (document: Json, holder: Json): unknown => resolved(document, Object.values(record(holder.examples))[0]).value;

function firstMedia(document: Json, content: unknown): { type: string | undefined; example: unknown } {
  const [type, media] = Object.entries(record(content))[0] ?? [];
  return { type, example: firstExample(document, record(media)) };
}

function parametersIn(document: Json, parameters: readonly Json[], place: string): Record<string, unknown> {
  const given = parameters.filter((parameter) => parameter.in === place && (place === 'path' || parameter.examples !== undefined));
  return Object.fromEntries(given.map((parameter) => [text(parameter.name), firstExample(document, parameter)]));
}

function callOf(document: Json, path: string, item: Json, method: string): ExampleCall {
  const operation = record(item[method]);
  const parameters = [...list(item.parameters), ...list(operation.parameters)].map((parameter) => resolved(document, parameter));
  const body = firstMedia(document, resolved(document, operation.requestBody).content);
  const [status = '', response] = Object.entries(record(operation.responses)).find(([code]) => /^[23]/.test(code)) ?? [];
  return {
    name: `${method.toUpperCase()} ${path}`,
    method,
    path,
    parameters: {
      path: parametersIn(document, parameters, 'path'),
      query: parametersIn(document, parameters, 'query'),
      header: parametersIn(document, parameters, 'header'),
    },
    body: body.example,
    bodyType: body.type,
    secured: list(operation.security ?? document.security).length > 0,
    declares: (header) => parameters.some((parameter) => parameter.in === 'header' && parameter.name === header),
    answer: { status: Number(status), ...firstMedia(document, resolved(document, response).content) },
  };
}

/** A call of every operation of a service. */
export function exampleCalls(service: string): ExampleCall[] {
  const document = record(contractDocument(service));
  return Object.entries(record(document.paths)).flatMap(([path, given]) => {
    const item = record(given);
    return methods.filter((method) => method in item).map((method) => callOf(document, path, item, method));
  });
}
