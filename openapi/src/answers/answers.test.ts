import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { serviceClient } from '../clients/serviceClient.ts';
import { type Operation, operationsOf } from '../contracts/operations.ts';
import { type OwnContract, openOwnContracts } from '../contracts/ownContracts.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import { ServiceError } from '../errors/ServiceError.ts';
import { type Result, unwrap } from '../errors/unwrap.ts';
import { asObject, asText, isJsonObject, resolveReference } from '../json.ts';
import { serviceNames, services } from '../services.ts';
import { exampleOf } from '../testing/exampleOf.ts';

/** The operations that no app calls, with the reason (a test of the root checks them against the sources). */
const unused = asObject(JSON.parse(readFileSync(new URL('../../../docs/contract-coverage/unused.json', import.meta.url), 'utf8')));

/** The operations that no client calls: the session has its own tests of them, and the browser or the reader fetches files itself. */
const withoutClient = /^(auth \w+|book-content getBookFile|library getBookCover)$/;

/** A call of the apps by a client: the operation, what is read of its answer, and a valid answer. */
interface Call {
  readonly service: (typeof serviceNames)[number];
  readonly operation: Operation;
  readonly status: number;
  /** Undefined where the answer is a file or has no body. */
  readonly media: string | undefined;
  readonly sample: unknown;
  readonly example: unknown;
}

const samplesOf = async (contract: string): Promise<Readonly<Record<string, unknown>>> =>
  import(`../answers/${contract}.ts`).catch(() => ({}));

async function callsOf(contract: OwnContract): Promise<Call[]> {
  const samples = await samplesOf(contract.service);
  const service = serviceNames.find((name) => services[name].contract === contract.service);
  return operationsOf(contract).flatMap((operation) => {
    const id = asText(operation.node.operationId);
    const isUnused = asText(asObject(unused[contract.service])[id]).startsWith('No app calls it');
    const [status, response] = operation.responses.find(([one]) => one.startsWith('2')) ?? [];
    if (!service || isUnused || withoutClient.test(`${contract.service} ${id}`) || status === undefined) return [];
    const [media, content] = Object.entries(asObject(response?.content))[0] ?? [];
    const [first] = Object.values(asObject(asObject(content).examples));
    const { value } = resolveReference(contract.document, first);
    return [{ service, operation, status: Number(status), media, sample: samples[id], example: value }];
  });
}

const calls = (await Promise.all((await openOwnContracts()).map(callsOf))).flat();
const titled = calls.map((call): [string, Call] => [`${call.service} ${call.operation.name}`, call]);
const isJson = ({ media }: Call) => media === 'application/json';
const withJson = titled.filter(([, call]) => isJson(call));

interface AnyClient {
  request(method: string, path: string, init: object): Promise<Result<unknown>>;
}
const isAnyClient = (client: unknown): client is AnyClient => typeof client === 'object' && client !== null && 'request' in client;

/** Calls an operation at a service that answers so; returns what the app gets or the error. */
async function outcome({ service, operation, media, sample }: Call, fetch: typeof globalThis.fetch): Promise<unknown> {
  const client: unknown = serviceClient(service, { baseUrl: 'http://service.example', retryDelay: () => 0, fetch });
  if (!isAnyClient(client)) throw new Error('no client');
  const path = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
  const parseAs = media === undefined || media === 'application/json' ? {} : { parseAs: 'text' };
  try {
    return unwrap(await client.request(operation.method, operation.path, { params: { path }, ...parseAs }), sample);
  } catch (error) {
    return error;
  }
}

const answering = (call: Call, body: BodyInit | null, init: ResponseInit = {}) =>
  outcome(call, async () => new Response(body, { status: call.status, ...init }));
const json = (call: Call, body: unknown, status = call.status) =>
  answering(call, JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const good = (call: Call) => (isJson(call) ? JSON.stringify(call.example) : call.media ? 'a;b' : null);

const isFailure = (error: unknown) => (error instanceof ServiceError || error instanceof NetworkError) && error.message !== '';

/** Returns the smallest answer that a sample allows, with one of its members replaced: once for each member that is read. */
function* withEachMember(sample: unknown, replace: (part: unknown) => unknown): Generator<unknown> {
  if (Array.isArray(sample)) for (const item of withEachMember(sample[0], replace)) yield [item];
  else if (isJsonObject(sample))
    for (const [name, part] of Object.entries(sample)) {
      if (typeof part === 'function') continue;
      yield { ...exampleOf(sample), [name]: replace(part) };
      for (const inner of withEachMember(part, replace)) yield { ...exampleOf(sample), [name]: inner };
    }
  else yield replace(sample);
}

/** Replaces every text by one that no contract knows, and adds a member to each record. */
const fromTheFuture = (value: unknown): unknown =>
  typeof value === 'string'
    ? 'new'
    : Array.isArray(value)
      ? value.map(fromTheFuture)
      : isJsonObject(value)
        ? { ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fromTheFuture(part)])), added: null }
        : value;

test('each operation that an app calls has a sample of what is read where its answer is JSON', () => {
  expect(withJson.length).toBeGreaterThan(50);
  expect(withJson.filter(([, { sample }]) => sample === undefined).map(([name]) => name)).toEqual([]);
});

describe('a good answer', () => {
  test.each(titled)('%s gets the example of its contract', async (_, call) => {
    const init = call.media === undefined ? {} : { headers: { 'Content-Type': `${call.media}; charset=utf-8` } };
    const expected = isJson(call) ? call.example : call.media ? 'a;b' : undefined;
    expect(await answering(call, good(call), init)).toEqual(expected);
  });

  test.each(withJson)('%s takes unknown members and unknown values, and needs only what is read', async (_, call) => {
    expect(isFailure(await json(call, fromTheFuture(call.example)))).toBe(false);
    expect(isFailure(await json(call, exampleOf(call.sample)))).toBe(false);
  });
});

describe('an answer that is no success', () => {
  test.each(titled)(
    '%s fails under another status of success',
    { tags: ['shell §9.14', 'shell §9.15', 'shell §9.16'] },
    async (_, call) => {
      for (const status of [200, 201, 202, 204, 206]) {
        // A deletion whose retry finds nothing is done.
        if (status === call.status || (call.operation.method === 'delete' && status === 204)) continue;
        const error = await answering(call, status === 204 ? null : good(call), { status });
        expect(isFailure(error), String(status)).toBe(true);
      }
    },
  );

  test.each(titled)('%s fails with the words of an error envelope under its own status', async (_, call) => {
    if (call.status === 204)
      return expect(await json(call, { errorMessage: 'No.', errorType: 'Refused' }, 200)).toMatchObject({
        name: 'Refused',
        message: 'No.',
      });
    expect(await json(call, { errorMessage: 'No.', errorType: 'Refused' })).toMatchObject({ name: 'Refused', message: 'No.' });
  });

  test.each(withJson)('%s fails in words for a body of another shape', async (_, call) => {
    const { sample } = call;
    const ofAnotherKind = (part: unknown) => (isJsonObject(part) ? [] : {});
    const isRead = Array.isArray(sample) || Object.values(asObject(sample)).some((part) => typeof part !== 'function');
    const bodies = [ofAnotherKind(sample), null, 'text', 7, ...(isRead ? [{}] : [])];
    for (const body of [...bodies, ...withEachMember(sample, () => null), ...withEachMember(sample, ofAnotherKind)])
      expect(await json(call, body), JSON.stringify(body)).toMatchObject({ name: 'unreadable', status: call.status });
  });

  test.each(titled)('%s fails in words for HTML and for a cut body', async (_, call) => {
    const html = { headers: { 'Content-Type': 'text/html' } };
    if (call.status !== 204 && call.media !== 'text/html') expect(isFailure(await answering(call, '<h1>Log in</h1>', html))).toBe(true);
    if (isJson(call)) expect(isFailure(await answering(call, (good(call) ?? '').slice(0, -1)))).toBe(true);
  });

  test.each(titled)('%s fails in words for a connection that is cut, before or in the answer, after three retries', async (_, call) => {
    const before = vi.fn<typeof fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await outcome(call, before)).toBeInstanceOf(NetworkError);
    expect(before).toHaveBeenCalledTimes(4);
    if (call.status === 204) return;
    const within = vi.fn<typeof fetch>(async () => {
      const start = (controller: ReadableStreamDefaultController) => controller.error(new TypeError('network error'));
      return new Response(new ReadableStream({ start }), { status: call.status });
    });
    expect(await outcome(call, within)).toBeInstanceOf(NetworkError);
    expect(within).toHaveBeenCalledTimes(4);
  });

  test.each(titled)('%s fails in words for a 500, after three retries', async (_, call) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('<h1>Oh</h1>', { status: 500 }));
    expect(await outcome(call, fetch)).toMatchObject({ status: 500 });
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  test.each(titled)('%s fails in words when there is no answer for 30 s', async (_, call) => {
    vi.useFakeTimers();
    const ended = vi.fn<(value: unknown) => void>();
    const hanging = vi.fn<typeof fetch>(() => new Promise<Response>(() => {}));
    void outcome(call, hanging).then(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(NetworkError));
    expect(hanging).toHaveBeenCalledOnce();
  });
});
