import { describe, expect, test } from 'vitest';
import { initialCallers } from '../command/initialCallers.ts';
import { type Configuration, checkedConfiguration } from '../core/configuration.ts';
import { failures } from '../core/results.ts';
import { type Steps, type Suite, scenario } from '../core/suite.ts';
import { askedWait, type Pace, type Send } from '../core/target.ts';
import { createThings, thingsContract, thingsService, thingsSuite } from '../mutants/things.ts';
import { samplesOf } from '../negatives/sample.ts';
import { sandboxConfiguration } from '../sandboxConfiguration.ts';
import { suites } from '../suites/suites.ts';
import { checkNames, emptyConfiguration, formatRequirements } from './requirements.ts';
import { missingCallers } from './rights.ts';
import { type RunOptions, runSuite } from './runSuite.ts';

const good: Configuration = { tokens: { anybody: 'token' } };

/** Runs a suite of the small contract against a target that responds by `send`. */
const run = (
  send: Send,
  { suite = thingsSuite, configuration = good, pace, ...how }: Partial<RunOptions> & { suite?: Suite; pace?: Pace } = {},
) =>
  runSuite(
    suite,
    { base: 'http://things', send, timeout: 40, ...(pace && { pace }) },
    { document: thingsContract, strict: true, withExtensions: false, allowWrites: true, configuration, ...how },
  );

const failing =
  (code: string, message = code) =>
  (): never => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });
  };

const suiteOf = (walk: (steps: Steps) => Promise<unknown>, more: Partial<Suite> = {}): Suite => ({
  ...thingsSuite,
  ...more,
  scenarios: [
    scenario('a walk', async (steps) => {
      await walk(steps);
    }),
  ],
});

describe('a run that cannot start', () => {
  test.each<[string, Send, RegExp]>([
    ['no server listens', failing('ECONNREFUSED'), /nobody listens there/],
    ['the name is unknown', failing('ENOTFOUND'), /no such name/],
    [
      'the certificate is self-signed',
      failing('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed'),
      /not trusted \(self-signed\); NODE_EXTRA_CA_CERTS/,
    ],
    ['the port does not speak https', failing('ERR_SSL_WRONG_VERSION_NUMBER'), /does not speak https/],
    ['the connection breaks', failing('UND_ERR_SOCKET', 'other side closed'), /connection broke .*other side closed/],
    ['no response comes', () => new Promise<Response>(() => {}), /did not come within 40 ms/],
    [
      'the target redirects',
      () => new Response(null, { status: 301, headers: { location: 'https://things' } }),
      /redirected to https:\/\/things/,
    ],
    [
      'the response is a web page',
      () => new Response('<h1>Cannot GET</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
      /web page .*Cannot GET/,
    ],
    [
      'the token has expired',
      () => Response.json({ name: 'unauthorized', message: 'No.' }, { status: 401 }),
      /refuses the token of the role anybody/,
    ],
  ])('a run reports the reason if %s', async (_what, send, message) => {
    await expect(run(send)).rejects.toThrow(message);
  });

  test('a configuration with unknown names is refused', () => {
    const [suite = thingsSuite] = suites.filter(({ service }) => service === 'library');
    expect(() => checkNames({ fixtures: { bokId: 'book-1' } }, suite, suites)).toThrow(/the fixture bokId \(library asks for bookId, /);
    expect(() => checkNames({ tokens: { techer: 'token' } }, suite, suites)).toThrow('the role techer');
    expect(() => checkNames({ tokens: { invoiced: 'of another service' } }, suite, suites)).not.toThrow();
    expect(() => checkNames(sandboxConfiguration(), suite, suites)).not.toThrow();
  });
});

test('the extensions that a configuration names are called and counted, and no others', async () => {
  const [suite = thingsSuite] = suites.filter(({ service }) => service === 'library');
  const send: Send = (request) => (request.url.endsWith('/lastmarks') ? Response.json([]) : new Response(null, { status: 404 }));
  const target = { base: 'http://library', send, timeout: 40 };
  const how = { allowWrites: false, strict: true, withExtensions: false };
  const tokens = Object.fromEntries(Object.keys(suite.requirements.roles).map((role) => [role, 'token']));
  const { coverage, cases } = await runSuite(suite, target, { ...how, configuration: { tokens, extensions: ['listLastmarks'] } });
  expect(coverage.map(({ operation }) => operation)).toContain('listLastmarks');
  expect(coverage.map(({ operation }) => operation)).not.toContain('putAnnotation');
  expect(cases.flatMap(({ skipped = '' }) => skipped)).not.toContainEqual(expect.stringContaining('listLastmarks is an extension'));
  await expect(runSuite(suite, target, { ...how, configuration: { tokens, extensions: ['getBook'] } })).rejects.toThrow(
    /getBook is no extension of the contract, which has .*putAnnotation/,
  );
});

describe('the requirements of a suite', () => {
  test.each(suites.map((suite) => [suite.service, suite] as const))(
    'the requirements of the %s suite are listed, and its empty configuration is valid and has callers for every right of its contract',
    (service, suite) => {
      const callers = initialCallers(suite);
      const empty = emptyConfiguration(suite.requirements, callers);
      const environment = Object.fromEntries(Object.values(empty.tokens ?? {}).map((name) => [name.slice(1), 'token']));
      expect(Object.keys(checkedConfiguration(empty, environment).tokens ?? {})).toEqual(expect.arrayContaining(Object.keys(callers)));
      expect(missingCallers(samplesOf(service, {}), empty)).toEqual([]);
      expect(() => checkNames(empty, suite, suites)).not.toThrow();
      for (const name of [...Object.keys(empty.tokens ?? {}), ...Object.keys(empty.fixtures ?? {})])
        expect(formatRequirements(suite.requirements, callers)).toContain(`  ${name}: `);
      expect(Object.keys(empty.tokens ?? {})).toEqual(expect.arrayContaining([suite.caller]));
    },
  );

  test('a missing fixture skips its scenario, and is an error in a complete run', async () => {
    const suite = suiteOf(({ fixture }) => Promise.resolve(fixture('color')));
    const left = (await run(thingsService, { suite })).cases.find(({ title }) => title === 'a walk');
    expect(left).toMatchObject({ skipped: 'the configuration has no fixture color', findings: [] });
    expect(failures(await run(thingsService, { suite, complete: true }))).toContainEqual(expect.objectContaining({ rule: 'not-asked' }));
    // A case that was not requested is skipped without an error.
    expect(failures(await run(thingsService, { complete: true, allowWrites: false }))).toEqual([]);
  });
});

/** Runs a walk over the things service, changed by `fault`; returns the result and the things that are left. */
async function walkOver(
  walk: (steps: Steps) => Promise<unknown>,
  { fault = (request, serve) => serve(request), ...more }: Partial<Suite> & { fault?: Fault; fixtures?: Record<string, string> } = {},
) {
  const { serve, things } = createThings();
  const deleted: string[] = [];
  const send: Send = (request) => {
    if (request.method === 'DELETE') deleted.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return fault(request, serve, things);
  };
  const configuration = { ...good, ...(more.fixtures && { fixtures: more.fixtures }) };
  const result = await run(send, { suite: suiteOf(walk, more), configuration });
  return { result, deleted, things: [...things.keys()], found: failures(result) };
}

type Fault = (
  request: Request,
  serve: (request: Request) => Promise<Response>,
  things: Map<string, { id: number; name: string }>,
) => Response | Promise<Response>;

/** Makes a fault of what a creation answers or does. */
const atCreation =
  (
    change: (body: { id: number; name: string }, things: Map<string, { id: number; name: string }>) => { id?: number; name: string },
  ): Fault =>
  async (request, serve, things) => {
    const response = await serve(request);
    if (response.status !== 201) return response;
    const body = change(await response.json(), things);
    return Response.json(body, { status: 201, headers: { location: `/things/${body.id}` } });
  };

describe('the writes of a run', () => {
  const remove = (id: string) => (steps: Steps) => steps.call('deleteThing', { path: { id }, negatives: false });
  const makeAndRemove = async (steps: Steps) => {
    const id = await steps.create('createThing', { body: { name: steps.unique('One') }, negatives: false });
    await steps.call('deleteThing', { path: { id }, negatives: false });
  };

  test('a run deletes what it has made, and a second one that it makes to compare', async () => {
    const { found, deleted, things, result } = await walkOver(makeAndRemove);
    expect(found).toEqual([]);
    expect([deleted.length, things, result.left]).toEqual([2, ['7', '8'], []]);
  });

  test.each<[string, Fault]>([
    ['answers the id of another', atCreation((made) => ({ ...made, id: 7 }))],
    [
      'answers what is there, and makes nothing',
      async (request, serve) =>
        request.method === 'POST'
          ? Response.json({ id: 7, name: 'Thing 7' }, { status: 201, headers: { location: '/things/7' } })
          : serve(request),
    ],
    [
      'writes over another and answers its id',
      atCreation(({ id, name }, things) => {
        things.delete(String(id));
        things.set('7', { id: 7, name });
        return { id: 7, name };
      }),
    ],
    [
      'takes another out of the list and answers its id under the new name',
      atCreation(({ id, name }, things) => {
        things.delete(String(id));
        things.delete('7');
        things.set('9999', { id: 9999, name });
        return { id: 9999, name };
      }),
    ],
    ['answers an id that its list does not have', atCreation((made) => ({ ...made, id: 4711 }))],
    [
      'stores another name',
      atCreation((made, things) => {
        things.set(String(made.id), { id: made.id, name: 'Somebody else’s' });
        return made;
      }),
    ],
    ['answers no id', atCreation(({ name }) => ({ name }))],
    [
      'answers one new id for two names',
      (() => {
        let first: number | undefined;
        return atCreation((made) => {
          first ??= made.id;
          return { ...made, id: first };
        });
      })(),
    ],
  ])('nothing is deleted where a service %s at a creation, and the creation is a finding', async (_what, fault) => {
    const { found, deleted } = await walkOver(makeAndRemove, { fault });
    expect(found).toContainEqual(expect.objectContaining({ operation: 'createThing' }));
    expect(deleted).toEqual([]);
  });

  test('a creation whose list is too long to prove anything is left out in words', async () => {
    const many = Array.from({ length: 501 }, (_, id) => ({ id: id + 1000, name: 'Many' }));
    const { result, deleted } = await walkOver(makeAndRemove, {
      fault: (request, serve) => (request.method === 'GET' ? Response.json({ data: many, meta: { totalItems: 501 } }) : serve(request)),
    });
    expect(result.cases.find(({ title }) => title === 'a walk')?.skipped).toBe(
      'listThings has too many rows (501) to prove what was not in it',
    );
    expect(deleted).toEqual([]);
  });

  test('a run may delete a fixture listed under changes but not one listed under reads', async () => {
    const fixtures = { spare: '7' };
    const changes = { ...thingsSuite.requirements, changes: { spare: 'a thing that is deleted' } };
    expect((await walkOver(remove('7'), { requirements: changes, fixtures })).deleted).toEqual(['7']);
    const reads = { ...thingsSuite.requirements, reads: { spare: 'a thing' } };
    const refused = await walkOver(remove('7'), { requirements: reads, fixtures });
    expect(refused.found).toEqual([expect.objectContaining({ rule: 'foreign-write', operation: 'deleteThing', place: 'request id' })]);
    expect(refused.deleted).toEqual([]);
  });

  test('a run lists what it has made and not deleted, and says it before each creation', async () => {
    const said: string[] = [];
    const suite = suiteOf((steps) => steps.call('createThing', { body: { name: 'Left' }, negatives: false }));
    const { serve } = createThings();
    const { left } = await run(serve, { suite, onCreation: (what) => said.push(what) });
    expect(left).toEqual(['createThing 9']);
    expect(said[0]).toBe('createThing {"name":"Left"}');
  });
});

describe('a service that asks to wait', () => {
  const notNow = (seconds: string) => new Response('slow down', { status: 429, headers: { 'retry-after': seconds } });

  test('a run waits as long as it is asked to, and the wait is no finding', async () => {
    const waits: number[] = [];
    let isBusy = true;
    const send: Send = (request) => {
      isBusy = !isBusy;
      return isBusy ? notNow('2') : thingsService(request);
    };
    const pace = { maxWait: 5, interval: 0, wait: async (time: number) => waits.push(time) };
    expect(failures(await run(send, { pace }))).toEqual([]);
    expect(new Set(waits)).toEqual(new Set([2000]));
  });

  test('what would have to wait for longer is left out in words', async () => {
    const send: Send = (request) => (request.method === 'POST' ? notNow('3600') : thingsService(request));
    const result = await run(send, { pace: { maxWait: 5, interval: 0, wait: async () => undefined } });
    expect(failures(result)).toEqual([]);
    expect(result.cases.map(({ skipped }) => skipped)).toContain(
      'createThing answers "not now" (429) and asks to wait 3600 s; a run waits 5 s at most',
    );
  });

  test('a 429 that does not say how long is a finding', async () => {
    const send: Send = (request) => (request.method === 'POST' ? new Response(null, { status: 429 }) : thingsService(request));
    expect(failures(await run(send))).toContainEqual(expect.objectContaining({ rule: 'undocumented-status', status: 429 }));
  });

  test('requests start no faster than the pace of the run', async () => {
    const waits: number[] = [];
    await run(createThings().serve, { pace: { maxWait: 0, interval: 1_000_000, wait: async (time) => waits.push(time) } });
    // The clock stands still beside the interval: each request waits for the ones before it.
    expect(waits.length).toBeGreaterThan(5);
    expect(waits.every((time, index) => index === 0 || time > (waits[index - 1] ?? 0))).toBe(true);
  });

  test.each([
    ['2', 2],
    ['Sun, 29 Nov 2026 00:00:30 GMT', 30],
    ['soon', undefined],
  ])('Retry-After: %s is %s seconds', (text, seconds) => {
    const headers = new Headers({ 'retry-after': text });
    expect(askedWait({ status: 429, headers }, Date.UTC(2026, 10, 29))).toBe(seconds);
    expect(askedWait({ status: 503, headers }, 0)).toBeUndefined();
  });
});

test.each([413, 414, 431])('a refusal of something too long with %s is right, whoever stands before the service', async (status) => {
  const send: Send = async (request) => {
    const response = await thingsService(request.clone());
    return response.status === 400 && request.method === 'POST' ? new Response('too long', { status }) : response;
  };
  expect(failures(await run(send))).toEqual([]);
  // What fits the contract is not too long.
  const always: Send = (request) => (request.method === 'POST' ? new Response('too long', { status }) : thingsService(request));
  expect(failures(await run(always))).toContainEqual(expect.objectContaining({ operation: 'createThing', status }));
});

describe('an address that the contract does not have', () => {
  test.each([400, 401, 403, 404, 405, 410, 421, 501])('a refusal with %s is right, whoever stands before the service', async (status) => {
    const send: Send = (request) => (/nobody-wrote|%E0/.test(request.url) ? new Response(null, { status }) : thingsService(request));
    expect(failures(await run(send))).toEqual([]);
  });

  test.each([200, 302, 500])('an answer with %s is a finding', async (status) => {
    const send: Send = (request) => (/nobody-wrote/.test(request.url) ? new Response(null, { status }) : thingsService(request));
    expect(failures(await run(send))).toContainEqual(expect.objectContaining({ rule: 'undocumented-route', status }));
  });
});

describe('a service that stops responding', () => {
  test('a run stops calling an operation that has not responded three times', async () => {
    let requestCount = 0;
    const { cases } = await run(async (request) => {
      if (request.method === 'GET') return thingsService(request);
      requestCount += 1;
      throw new Error('gone');
    });
    expect(requestCount).toBeLessThan(10);
    expect(cases.flatMap(({ skipped }) => skipped ?? [])).toContain('createThing gave no answer 3 times');
  });
});
