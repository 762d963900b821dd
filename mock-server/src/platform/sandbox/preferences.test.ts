import { contractNames, operationsOf, readContract } from '@realmkit/contract-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mockedContract } from '../../mock/mockedContract.ts';
import {
  type ExampleCall,
  exampleCallsOf,
  exampleHeaders,
  examplePath,
  exampleQuery,
  exampleText,
} from '../../mock/testing/exampleCalls.ts';
import type { MountedService } from './services/services.ts';
import { openingTime, openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Returns every documented response of a service with each of its named examples. */
function documented(service: string) {
  const calls = new Map(exampleCallsOf(service).map((call) => [call.id, call]));
  return operationsOf(readContract(service)).flatMap((operation) => {
    const call = calls.get(operation.id);
    if (!call) throw new Error(`${service} has no call of ${operation.id}.`);
    return [...operation.responses.values()].flatMap(({ status, mediaType, examples }) =>
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
  return new Request(`http://localhost:3000${base}${examplePath(call, exampleQuery(call, 'required'))}`, {
    method: call.method.toUpperCase(),
    headers: { ...exampleHeaders(call), prefer },
    ...(text !== undefined && { body: text }),
    redirect: 'manual',
  });
}

/** Returns the calls whose response differs from its example; empty where none does. */
async function differences(fetch: Fetch, base: string, service: string): Promise<string[]> {
  const found: string[] = [];
  for (const { call, status, example, expected } of documented(service)) {
    const prefer = example === undefined ? `code=${status}` : `code=${status}, example=${example}`;
    const response = await fetch(requestOf(base, call, prefer));
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '') && text !== '';
    // Each error of the sandbox has the id of its request, which no example can have.
    const body = isJson ? JSON.stringify(JSON.parse(text), (name, value) => (name === 'requestId' ? undefined : value)) : text;
    if (response.status !== status || body !== expected) found.push(`${call.id} ${prefer}: ${response.status} ${body.slice(0, 120)}`);
  }
  return found;
}

/** Returns the calls that ignore an impossible preference instead of refusing it. */
async function unrefused(fetch: Fetch, base: string, service: string): Promise<string[]> {
  const found: string[] = [];
  for (const call of exampleCallsOf(service))
    for (const prefer of ['code=418', 'example=no-such-example', `code=${call.response.status}, example=no-such-example`]) {
      const response = await fetch(requestOf(base, call, prefer));
      const body: unknown = await response.json().catch(() => undefined);
      const { name, attributes } = Object(body);
      if (response.status !== 400 || name !== 'ValidationError' || attributes?.[0]?.attribute !== 'Prefer')
        found.push(`${call.id} ${prefer}: ${response.status} ${name}`);
    }
  return found;
}

describe('the Prefer header on every service of the sandbox', () => {
  let sandbox: TestSandbox;
  let mounted: readonly MountedService[];
  beforeAll(async () => {
    sandbox = await openTestSandbox('PGlite');
    mounted = sandbox.services;
  }, openingTime);
  afterAll(() => sandbox.close());

  test('the sandbox returns every documented status with every named example', async () => {
    for (const { base, contract } of mounted)
      expect(await differences((request) => sandbox.app.fetch(request), base, contract), base).toEqual([]);
  });

  test('the sandbox refuses statuses and examples that its contracts do not have', async () => {
    for (const { base, contract } of mounted)
      expect(await unrefused((request) => sandbox.app.fetch(request), base, contract), base).toEqual([]);
  });

  test('the sandbox leaves no operation to the mock', async () => {
    let callCount = 0;
    const left: string[] = [];
    for (const { base, contract } of mounted)
      for (const call of exampleCallsOf(contract)) {
        callCount += 1;
        const response = await sandbox.app.fetch(requestOf(base, call, `code=${call.response.status}`));
        if (response.headers.get('x-sandbox') !== 'state') left.push(`${base} ${call.id}: ${response.headers.get('x-sandbox')}`);
      }
    expect(left).toEqual([]);
    expect(callCount).toBeGreaterThan(100);
  });
});

describe.each(contractNames)('the Prefer header on the mock of %s', (service) => {
  let response: Fetch;
  beforeAll(async () => {
    response = (await mockedContract(service)).handlerBelow(`/${service}`);
  });

  test('the mock returns every documented status with every named example', async () => {
    expect(await differences(response, `/${service}`, service)).toEqual([]);
  });

  test('the mock refuses statuses and examples that its contract does not have', async () => {
    expect(await unrefused(response, `/${service}`, service)).toEqual([]);
  });
});
