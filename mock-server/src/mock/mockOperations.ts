import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import { formatViolations, type Violation } from '../contract/violations.ts';
import { preferredCode } from './documentedExamples.ts';
import { errorAnswer } from './errorAnswer.ts';
import { PreferenceError, preferenceOf } from './preference.ts';
import { answerOf, type MockSettings, type Operation, operationFor, PrismProblem } from './prism.ts';
import { prismRequest, UnreadableBodyError } from './request.ts';
import { violationsIn } from './violations.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** A call that the mock answers by the contract's first good example. */
export interface MockedCall {
  readonly operationId: string;
  readonly request: IHttpRequest;
  /** The address below which the service is served, e.g. `http://localhost:4010/auth`. */
  readonly address: string;
}

/** Changes the contract's example into the answer to one certain call; undefined leaves it as it is. */
export type Finish = (call: MockedCall) => Promise<Response | undefined>;

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
  errorAnswer(
    400,
    'ValidationError',
    `The request does not fit the contract: ${formatViolations(violations)}.`,
    violations.map(({ attribute, reason }) => ({ attribute, reason })),
  );

async function refusal(problem: unknown, request: IHttpRequest | undefined, operations: Operation[]): Promise<Response> {
  if (problem instanceof UnreadableBodyError)
    return outsideOfContract([{ attribute: 'body', reason: 'contentMediaType', words: 'is not JSON' }]);
  if (problem instanceof PreferenceError)
    return errorAnswer(400, 'ValidationError', problem.message, [{ attribute: 'Prefer', reason: 'unknown' }]);
  if (!(problem instanceof PrismProblem)) throw problem;
  switch (problem.status) {
    case 401:
      return errorAnswer(401, 'unauthorized', 'This call needs an access token.', [], { 'www-authenticate': 'Bearer' });
    case 404:
      return errorAnswer(404, 'not_found', 'The contract has no such path.');
    case 405:
      return errorAnswer(405, 'method_not_allowed', 'The contract has no such method for this path.', [], {
        allow: request ? await allowedMethods(request, operations) : '',
      });
    default:
      return errorAnswer(500, 'MockError', problem.message);
  }
}

/** Prism's answer; an Accept header that it cannot honour is disregarded, as RFC 9110 §12.5.1 allows and the sandbox does. */
async function prismAnswer(input: IHttpRequest, operation: Operation, settings: MockSettings) {
  try {
    return await answerOf(input, operation, settings);
  } catch (problem) {
    if (!(problem instanceof PrismProblem) || problem.status !== 406) throw problem;
    const { accept: _, ...headers } = input.headers ?? {};
    return answerOf({ ...input, headers }, operation, settings);
  }
}

async function answer(request: Request, input: IHttpRequest, operations: Operation[], base: string, finish?: Finish): Promise<Response> {
  const operation = await operationFor(input, operations);
  const preference = preferenceOf(request.headers.get('prefer'));
  const code = preferredCode(operation, preference);
  const { example, seed, dynamic = false } = preference;
  const settings = { dynamic, ...(code !== undefined && { code }), ...(example && { exampleKey: example }), ...(seed && { seed }) };
  try {
    const { response, wrongInRequest, wrongInResponse } = await prismAnswer(input, operation, settings);
    // Prism answers a wrong request with the contract's example of a 400: the caller is better served by what is wrong with this one.
    if (wrongInRequest.length > 0 && response.statusCode !== 401) return outsideOfContract(violationsIn(operation, wrongInRequest));
    if (wrongInResponse.length > 0)
      return errorAnswer(
        500,
        'MockError',
        `The mock's answer does not fit the contract: ${formatViolations(violationsIn(operation, wrongInResponse))}.`,
      );
    const asExample = code === undefined && !dynamic && wrongInRequest.length === 0;
    const address = new URL(request.url).origin + base;
    const finished = asExample && (await finish?.({ operationId: operation.iid ?? '', request: input, address }));
    return finished || responseOf(response, request.method);
  } catch (problem) {
    if (problem instanceof PrismProblem && problem.diagnostics.length > 0)
      return outsideOfContract(violationsIn(operation, problem.diagnostics));
    throw problem;
  }
}

/**
 * Serves the operations of one contract statelessly by Prism. A request's path is taken below `base`, so that with the base `/account` the
 * contract's `/me` is at `/account/me`. The body of the request is consumed.
 */
export function mockOperations(operations: Operation[], base: string, finish?: Finish): (request: Request) => Promise<Response> {
  return async (request) => {
    let input: IHttpRequest | undefined;
    try {
      input = await prismRequest(request, base);
      return await answer(request, input, operations, base, finish);
    } catch (problem) {
      return refusal(problem, input, operations);
    }
  };
}
