import type { Call } from '@realmkit/conformance';
import type { Hono } from 'hono';

/** A service of the sandbox and the token of its caller. */
export interface ServiceUnderTest {
  readonly app: Hono;
  /** The base path of the service. */
  readonly base: string;
  /** The access token; empty for anonymous requests. */
  readonly token: string;
}

function contentOf(response: Response, text: string): unknown {
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text === '' ? undefined : text;
}

function isErrorBody(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'name' in body && 'message' in body;
}

/** Returns how a response violates the contract; undefined where it does not. */
function violationIn({ sample }: Call, status: number, headers: Headers, body: unknown): string | undefined {
  const isUnrouted = status === 404 || (status === 405 && headers.has('allow'));
  if (isUnrouted && !sample) return isErrorBody(body) ? undefined : 'the body is not the one error body';
  const { operation, parameters = [], body: sampleBody } = sample ?? {};
  if (!operation) return 'only 404, and 405 with Allow, were to be expected';
  // The size of bodies is the server's matter, so contracts do not document it.
  if (status === 413 && !operation.responses.has(413)) return isErrorBody(body) ? undefined : 'the body is not the one error body';
  // An operation with nothing to check documents no 400, and it still refuses unknown parameters.
  if (status === 400 && parameters.length === 0 && !sampleBody && !operation.responses.has(400))
    return isErrorBody(body) ? undefined : 'the body is not the one error body';
  const named = operation.responses
    .get(status)
    ?.requiredHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []));
  return operation.violationIn({ status, headers: Object.fromEntries(named ?? []), body });
}

/** Sends a call and returns what is wrong with its response: a status outside of `expected`, or a violation of the contract. */
async function checkCall({ app, base, token }: ServiceUnderTest, call: Call, expected: readonly number[]): Promise<string | undefined> {
  const response = await app.request(`${base}${call.url}`, {
    method: call.method,
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...call.headers },
    ...(call.body !== undefined && { body: call.body }),
  });
  const text = await response.text();
  const name = `${call.sample?.operation.id ?? call.method} ${call.url.slice(0, 80)}, ${call.fault}`;
  if (!expected.includes(response.status)) return `${name}: answered ${response.status} ${text.slice(0, 300)}`;
  const violation = violationIn(call, response.status, response.headers, contentOf(response, text));
  return violation && `${name}: ${violation}`;
}

/** Runs many calls one after the other and returns all violations. */
export async function checkCalls(service: ServiceUnderTest, calls: readonly Call[], expected: readonly number[]): Promise<string[]> {
  const violations: string[] = [];
  for (const call of calls) {
    const violation = await checkCall(service, call, expected);
    if (violation !== undefined) violations.push(violation);
  }
  return violations;
}
