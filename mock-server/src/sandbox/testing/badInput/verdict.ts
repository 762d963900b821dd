import type { Hono } from 'hono';
import type { Call } from '../../../conformance/negatives/call.ts';

/** A service as the sandbox serves it, and who asks. */
export interface Asked {
  readonly app: Hono;
  /** The path under which the service is found. */
  readonly base: string;
  /** Empty where nobody is signed in. */
  readonly token: string;
}

function contentOf(answer: Response, text: string): unknown {
  return answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text === '' ? undefined : text;
}

function isErrorBody(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'name' in body && 'message' in body;
}

/** What is wrong with an answer by the contract, in words; undefined where nothing is. */
function faultOf({ sample }: Call, status: number, headers: Headers, body: unknown): string | undefined {
  if (status === 404 && !sample) return isErrorBody(body) ? undefined : 'the body is not the one error body';
  const { operation, parameters = [], body: sampleBody } = sample ?? {};
  if (!operation) return 'only 404 was to be expected';
  // An operation with nothing to check has no 400 in its contract; that it refuses what it does not know needs no words there.
  if (status === 400 && parameters.length === 0 && !sampleBody && !operation.answers.has(400))
    return isErrorBody(body) ? undefined : 'the body is not the one error body';
  const named = operation.answers
    .get(status)
    ?.requiredHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : []));
  return operation.faultOf({ status, headers: Object.fromEntries(named ?? []), body });
}

/** Sends a call and answers in words what is wrong with its answer: another status than one of `expected`, or one outside of the contract. */
export async function verdictOn({ app, base, token }: Asked, call: Call, expected: readonly number[]): Promise<string | undefined> {
  const answer = await app.request(`${base}${call.address}`, {
    method: call.method,
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...call.headers },
    ...(call.body !== undefined && { body: call.body }),
  });
  const text = await answer.text();
  const name = `${call.sample?.operation.id ?? call.method} ${call.address.slice(0, 80)}, ${call.fault}`;
  if (!expected.includes(answer.status)) return `${name}: answered ${answer.status} ${text.slice(0, 300)}`;
  const fault = faultOf(call, answer.status, answer.headers, contentOf(answer, text));
  return fault && `${name}: ${fault}`;
}

/** The verdicts on many calls, one after the other; none where all is well. */
export async function verdictsOn(asked: Asked, calls: readonly Call[], expected: readonly number[]): Promise<string[]> {
  const verdicts: string[] = [];
  for (const call of calls) {
    const verdict = await verdictOn(asked, call, expected);
    if (verdict !== undefined) verdicts.push(verdict);
  }
  return verdicts;
}
