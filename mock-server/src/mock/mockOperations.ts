import { formatViolations, type Violation } from '@realmkit/contract-engine';
import { asText } from '@realmkit/openapi/json';
import { challengeOf } from '@realmkit/openapi/security';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { preferredCode, withStatus } from './documentedExamples.ts';
import { errorResponse } from './errorResponse.ts';
import { PreferenceError, preferenceOf } from './preference.ts';
import { callPrism, type MockSettings, type Operation, operationFor, PrismError } from './prism.ts';
import { MalformedAddressError, prismRequest, UnreadableBodyError } from './request.ts';
import { violationsIn } from './violations.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** A call that the mock responds to with the contract's first valid example. */
export interface MockedCall {
  readonly operationId: string;
  readonly request: IHttpRequest;
  /** The base URL of the service, e.g. `http://localhost:4010/auth`. */
  readonly baseUrl: string;
}

/** Replaces the contract's example with a response for the call; returns undefined to use the example. */
export type ResponseOverride = (call: MockedCall) => Promise<Response | undefined>;

function responseOf({ statusCode, headers, body }: IHttpResponse, method: string): Response {
  const type = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const text = body === undefined ? null : typeof body === 'string' && !/[/+]json\b/.test(type) ? body : JSON.stringify(body);
  const sent = Object.entries(headers ?? {}).filter(
    ([name, value]) => value !== null && (text !== null || name.toLowerCase() !== 'content-type'),
  );
  return new Response(method === 'HEAD' ? null : text, {
    status: statusCode,
    headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
  });
}

async function allowedMethods(request: IHttpRequest, operations: Operation[]): Promise<string> {
  const routed = await Promise.allSettled(methods.map((method) => operationFor({ ...request, method }, operations)));
  return methods
    .filter((_, index) => routed[index]?.status === 'fulfilled')
    .join(', ')
    .toUpperCase();
}

const outsideOfContract = (violations: Violation[]) =>
  errorResponse(
    400,
    'ValidationError',
    `The request does not fit the contract: ${formatViolations(violations)}.`,
    violations.map(({ attribute, reason }) => ({ attribute, reason })),
  );

/** Answers a call without its credential; the challenge names the schemes of HTTP that the operation takes. */
async function unauthorized(request: IHttpRequest | undefined, operations: Operation[]): Promise<Response> {
  const operation = request && (await operationFor(request, operations));
  const challenge = challengeOf(
    (operation?.security ?? []).map((way) =>
      way.map((scheme) => ({ type: 'scheme' in scheme ? asText(scheme.scheme) : scheme.type === 'apiKey' ? undefined : 'bearer' })),
    ),
  );
  return errorResponse(
    401,
    'unauthorized',
    'This call needs its credential.',
    [],
    challenge === '' ? {} : { 'www-authenticate': challenge },
  );
}

async function errorResponseFor(error: unknown, request: IHttpRequest | undefined, operations: Operation[]): Promise<Response> {
  if (error instanceof UnreadableBodyError)
    return outsideOfContract([{ attribute: 'body', reason: 'contentMediaType', message: 'is not JSON' }]);
  if (error instanceof PreferenceError)
    return errorResponse(400, 'ValidationError', error.message, [{ attribute: 'Prefer', reason: 'unknown' }]);
  if (error instanceof MalformedAddressError) return errorResponse(404, 'not_found', 'The contract has no such path.');
  if (!(error instanceof PrismError)) throw error;
  switch (error.status) {
    case 401:
      return unauthorized(request, operations);
    case 404:
      return errorResponse(404, 'not_found', 'The contract has no such path.');
    case 405:
      return errorResponse(405, 'method_not_allowed', 'The contract has no such method for this path.', [], {
        allow: request ? await allowedMethods(request, operations) : '',
      });
    default:
      return errorResponse(500, 'MockError', error.message);
  }
}

/** Calls Prism and ignores an Accept header that it cannot satisfy, as RFC 9110 §12.5.1 allows and the sandbox does. */
async function callPrismIgnoringAccept(input: IHttpRequest, operation: Operation, settings: MockSettings) {
  try {
    return await callPrism(input, operation, settings);
  } catch (error) {
    if (!(error instanceof PrismError) || error.status !== 406) throw error;
    const { accept: _, ...headers } = input.headers ?? {};
    return callPrism({ ...input, headers }, operation, settings);
  }
}

async function handle(
  request: Request,
  input: IHttpRequest,
  operations: Operation[],
  base: string,
  override?: ResponseOverride,
): Promise<Response> {
  const operation = await operationFor(input, operations);
  const preference = preferenceOf(request.headers.get('prefer'));
  const code = preferredCode(operation, preference);
  const { example, seed, dynamic = false } = preference;
  const settings = { dynamic, ...(code !== undefined && { code }), ...(example && { exampleKey: example }), ...(seed && { seed }) };
  try {
    const { response, wrongInRequest, wrongInResponse } = await callPrismIgnoringAccept(input, withStatus(operation, code), settings);
    // Prism returns the contract's example of a 400 for a wrong request; the actual violations help the caller more.
    if (wrongInRequest.length > 0 && response.statusCode !== 401) return outsideOfContract(violationsIn(operation, wrongInRequest));
    if (wrongInResponse.length > 0)
      return errorResponse(
        500,
        'MockError',
        `The mock's answer does not fit the contract: ${formatViolations(violationsIn(operation, wrongInResponse))}.`,
      );
    const asExample = code === undefined && !dynamic && wrongInRequest.length === 0;
    const baseUrl = new URL(request.url).origin + base;
    const overridden = asExample && (await override?.({ operationId: operation.iid ?? '', request: input, baseUrl }));
    return overridden || responseOf(response, request.method);
  } catch (error) {
    if (error instanceof PrismError && error.diagnostics.length > 0) return outsideOfContract(violationsIn(operation, error.diagnostics));
    throw error;
  }
}

/**
 * Serves the operations of one contract statelessly with Prism. The path of a request is relative to `base`: with the base `/account` the
 * contract's `/me` is at `/account/me`. The body of the request is consumed.
 */
export function mockOperations(
  operations: Operation[],
  base: string,
  override?: ResponseOverride,
): (request: Request) => Promise<Response> {
  return async (request) => {
    let input: IHttpRequest | undefined;
    try {
      input = await prismRequest(request, base);
      return await handle(request, input, operations, base, override);
    } catch (error) {
      return errorResponseFor(error, input, operations);
    }
  };
}
