import { describe, expect, test } from 'vitest';
import { thingsContract, thingsService, thingsSuite } from '../mutants/things.ts';
import { sandboxConfiguration } from '../sandboxConfiguration.ts';
import { suites } from '../suites/suites.ts';
import type { Configuration } from './configuration.ts';
import { checkNames, emptyConfiguration, formatRequirements } from './requirements.ts';
import { failures } from './results.ts';
import { runSuite } from './runSuite.ts';
import { type Steps, type Suite, scenario } from './suite.ts';
import type { Send } from './target.ts';

const good: Configuration = { tokens: { anybody: 'token' } };

/** Runs a suite of the small contract against a target that responds by `send`. */
const run = (send: Send, { suite = thingsSuite, configuration = good, complete = false, allowWrites = true } = {}) =>
  runSuite(
    suite,
    { base: 'http://things', send, timeout: 40 },
    { document: thingsContract, strict: true, withExtensions: false, complete, configuration, allowWrites },
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

describe('the requirements of a suite', () => {
  test.each(suites.map((suite) => [suite.service, suite] as const))(
    'the requirements of the %s suite are listed, and its empty configuration is valid',
    (_service, suite) => {
      const empty = emptyConfiguration(suite.requirements);
      expect(() => checkNames(empty, suite, suites)).not.toThrow();
      for (const name of [...Object.keys(empty.tokens ?? {}), ...Object.keys(empty.fixtures ?? {})])
        expect(formatRequirements(suite.requirements)).toContain(`  ${name}: `);
      expect(Object.keys(empty.tokens ?? {})).toEqual(expect.arrayContaining([suite.caller, ...Object.keys(suite.refuses ?? {})]));
    },
  );

  test('a missing fixture skips its scenario, and is an error in a complete run', async () => {
    const suite = suiteOf(({ fixture }) => Promise.resolve(fixture('color')));
    const [left] = (await run(thingsService, { suite })).cases;
    expect(left).toMatchObject({ skipped: 'the configuration has no fixture color', findings: [] });
    expect(failures(await run(thingsService, { suite, complete: true }))).toContainEqual(expect.objectContaining({ rule: 'not-asked' }));
    // A case that was not requested is skipped without an error.
    expect(failures(await run(thingsService, { complete: true, allowWrites: false }))).toEqual([]);
  });
});

describe('the writes of a run', () => {
  /** Records the paths that are deleted; all other requests go to the things service. */
  function recordDeletions(): { readonly send: Send; readonly deleted: string[] } {
    const deleted: string[] = [];
    const send: Send = (request) => {
      const path = new URL(request.url).pathname;
      if (request.method === 'DELETE') {
        deleted.push(path);
        return new Response(null, { status: 204 });
      }
      return thingsService(request);
    };
    return { send, deleted };
  }
  const remove = (id: string) => (steps: Steps) => steps.call('deleteThing', { path: { id }, negatives: false });

  test('a run may delete a resource that it created', async () => {
    const { send, deleted } = recordDeletions();
    const suite = suiteOf(async (steps) => remove((await steps.call('createThing', { negatives: false })).text('/id'))(steps));
    expect((await run(send, { suite })).left).toEqual([]);
    expect(deleted).toContain('/things/1');
  });

  test('a run may delete a fixture listed under changes but not one listed under reads', async () => {
    const configuration = { ...good, fixtures: { spare: '7' } };
    const changes = suiteOf(remove('7'), { requirements: { ...thingsSuite.requirements, changes: { spare: 'a thing that is deleted' } } });
    const { send, deleted } = recordDeletions();
    await run(send, { suite: changes, configuration });
    expect(deleted).toContain('/things/7');
    deleted.length = 0;
    const reads = suiteOf(remove('7'), { requirements: { ...thingsSuite.requirements, reads: { spare: 'a thing' } } });
    await expect(run(send, { suite: reads, configuration })).rejects.toThrow(/wants to write by deleteThing on id 7, .*Nothing was sent/);
    expect(deleted).toEqual([]);
  });

  test('a run lists the resources that it created and did not delete', async () => {
    const suite = suiteOf((steps) => steps.call('createThing', { negatives: false }));
    expect((await run(thingsService, { suite })).left).toEqual(['createThing 1']);
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
