import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../contract/document.ts';
import { operationsOf } from '../contract/operation.ts';
import { serviceNames } from '../mock/contracts.ts';
import { mockedContract } from '../mock/mockedContract.ts';
import {
  type ExampleCall,
  exampleAddress,
  exampleCallsOf,
  exampleHeaders,
  exampleQuery,
  exampleText,
} from '../mock/testing/exampleCalls.ts';
import type { MountedService } from '../services/services.ts';
import { openingTime, openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Every documented answer of a service with each of its named examples. */
function documented(service: string) {
  const calls = new Map(exampleCallsOf(service).map((call) => [call.id, call]));
  return operationsOf(readContract(service)).flatMap((operation) => {
    const call = calls.get(operation.id);
    if (!call) throw new Error(`${service} has no call of ${operation.id}.`);
    return [...operation.answers.values()].flatMap(({ status, mediaType, examples }) =>
      (examples.size === 0 ? [[undefined, undefined] as const] : [...examples]).map(([example, body]) => ({
        call,
        status,
        example,
        expected: mediaType === undefined ? '' : /[/+]json\b/.test(mediaType) ? JSON.stringify(body) : String(body),
      })),
    );
  });
}

function requestOf(base: string, call: ExampleCall, prefer: string): Request {
  const text = exampleText(call);
  return new Request(`http://localhost:3000${base}${exampleAddress(call, exampleQuery(call, 'required'))}`, {
    method: call.method.toUpperCase(),
    headers: { ...exampleHeaders(call), prefer },
    ...(text !== undefined && { body: text }),
    redirect: 'manual',
  });
}

/** What does not answer as its example says, in words; empty where everything does. */
async function differences(fetch: Fetch, base: string, service: string): Promise<string[]> {
  const found: string[] = [];
  for (const { call, status, example, expected } of documented(service)) {
    const prefer = example === undefined ? `code=${status}` : `code=${status}, example=${example}`;
    const answer = await fetch(requestOf(base, call, prefer));
    const text = await answer.text();
    const body = /[/+]json\b/.test(answer.headers.get('content-type') ?? '') && text !== '' ? JSON.stringify(JSON.parse(text)) : text;
    if (answer.status !== status || body !== expected) found.push(`${call.id} ${prefer}: ${answer.status} ${body.slice(0, 120)}`);
  }
  return found;
}

/** The calls whose preference is impossible and which are not refused for it. */
async function unrefused(fetch: Fetch, base: string, service: string): Promise<string[]> {
  const found: string[] = [];
  for (const call of exampleCallsOf(service))
    for (const prefer of ['code=418', 'example=no-such-example', `code=${call.answer.status}, example=no-such-example`]) {
      const answer = await fetch(requestOf(base, call, prefer));
      const body: unknown = await answer.json().catch(() => undefined);
      const { name, attributes } = Object(body);
      if (answer.status !== 400 || name !== 'ValidationError' || attributes?.[0]?.attribute !== 'Prefer')
        found.push(`${call.id} ${prefer}: ${answer.status} ${name}`);
    }
  return found;
}

describe('what a caller prefers, of every contract that the sandbox serves', () => {
  let sandbox: TestSandbox;
  let mounted: readonly MountedService[];
  beforeAll(async () => {
    sandbox = await openTestSandbox('PGlite');
    mounted = sandbox.services;
  }, openingTime);
  afterAll(() => sandbox.close());

  test('the sandbox answers every documented status with every named example', async () => {
    for (const { base, contract } of mounted)
      expect(await differences((request) => sandbox.app.fetch(request), base, contract), base).toEqual([]);
  });

  test('the sandbox refuses what its contracts do not have', async () => {
    for (const { base, contract } of mounted)
      expect(await unrefused((request) => sandbox.app.fetch(request), base, contract), base).toEqual([]);
  });

  test('the sandbox leaves no operation to the mock', async () => {
    let asked = 0;
    const left: string[] = [];
    for (const { base, contract } of mounted)
      for (const call of exampleCallsOf(contract)) {
        asked += 1;
        const answer = await sandbox.app.fetch(requestOf(base, call, `code=${call.answer.status}`));
        if (answer.headers.get('x-sandbox') !== 'state') left.push(`${base} ${call.id}: ${answer.headers.get('x-sandbox')}`);
      }
    expect(left).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });
});

describe.each(serviceNames())('what a caller prefers of the mock of %s', (service) => {
  let answer: Fetch;
  beforeAll(async () => {
    answer = (await mockedContract(service)).answerBelow(`/${service}`);
  });

  test('is every documented status with every named example', async () => {
    expect(await differences(answer, `/${service}`, service)).toEqual([]);
  });

  test('is refused where the contract does not have it', async () => {
    expect(await unrefused(answer, `/${service}`, service)).toEqual([]);
  });
});
