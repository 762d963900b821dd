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

/** Runs a suite of the small contract against whoever answers by `send`. */
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

describe('a run that cannot begin says why', () => {
  test.each<[string, Send, RegExp]>([
    ['nobody listens', failing('ECONNREFUSED'), /nobody listens there/],
    ['the name is unknown', failing('ENOTFOUND'), /no such name/],
    [
      'the certificate is signed by itself',
      failing('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed'),
      /not trusted \(self-signed\); NODE_EXTRA_CA_CERTS/,
    ],
    ['the port speaks no https', failing('ERR_SSL_WRONG_VERSION_NUMBER'), /does not speak https/],
    ['the connection breaks', failing('UND_ERR_SOCKET', 'other side closed'), /connection broke .*other side closed/],
    ['no answer comes', () => new Promise<Response>(() => {}), /did not come within 40 ms/],
    [
      'it is another address',
      () => new Response(null, { status: 301, headers: { location: 'https://things' } }),
      /redirected to https:\/\/things/,
    ],
    [
      'a web page answers',
      () => new Response('<h1>Cannot GET</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
      /web page .*Cannot GET/,
    ],
    [
      'the token has expired',
      () => Response.json({ name: 'unauthorized', message: 'No.' }, { status: 401 }),
      /refuses the token of the role anybody/,
    ],
  ])('where %s', async (_what, send, words) => {
    await expect(run(send)).rejects.toThrow(words);
  });

  test('where the configuration names what nobody asks for', () => {
    const [suite = thingsSuite] = suites.filter(({ service }) => service === 'library');
    expect(() => checkNames({ fixtures: { bokId: 'book-1' } }, suite, suites)).toThrow(/the fixture bokId \(library asks for bookId, /);
    expect(() => checkNames({ tokens: { techer: 'token' } }, suite, suites)).toThrow('the role techer');
    expect(() => checkNames({ tokens: { invoiced: 'of another service' } }, suite, suites)).not.toThrow();
    expect(() => checkNames(sandboxConfiguration(), suite, suites)).not.toThrow();
  });
});

describe('what a suite needs', () => {
  test.each(suites.map((suite) => [suite.service, suite] as const))(
    'is told for %s, and fits as a configuration to fill in',
    (_service, suite) => {
      const empty = emptyConfiguration(suite.needs);
      expect(() => checkNames(empty, suite, suites)).not.toThrow();
      for (const name of [...Object.keys(empty.tokens ?? {}), ...Object.keys(empty.fixtures ?? {})])
        expect(formatRequirements(suite.needs)).toContain(`  ${name}: `);
      expect(Object.keys(empty.tokens ?? {})).toEqual(expect.arrayContaining([suite.caller, ...Object.keys(suite.refuses ?? {})]));
    },
  );

  test('leaves its scenario out where it is missing, and is an error where everything must be asked', async () => {
    const suite = suiteOf(({ fixture }) => Promise.resolve(fixture('color')));
    const [left] = (await run(thingsService, { suite })).cases;
    expect(left).toMatchObject({ skipped: 'the configuration has no fixture color', findings: [] });
    expect(failures(await run(thingsService, { suite, complete: true }))).toContainEqual(expect.objectContaining({ rule: 'not-asked' }));
    // What nobody asked for is left out and no error all the same.
    expect(failures(await run(thingsService, { complete: true, allowWrites: false }))).toEqual([]);
  });
});

describe('a run writes only on its own', () => {
  /** Answers, and notes what was asked for beside the first questions. */
  function noting(): { readonly send: Send; readonly asked: string[] } {
    const asked: string[] = [];
    const send: Send = (request) => {
      const path = new URL(request.url).pathname;
      if (request.method === 'DELETE') {
        asked.push(path);
        return new Response(null, { status: 204 });
      }
      return thingsService(request);
    };
    return { send, asked };
  }
  const remove = (id: string) => (steps: Steps) => steps.call('deleteThing', { path: { id }, negatives: false });

  test('what it made may be deleted', async () => {
    const { send, asked } = noting();
    const suite = suiteOf(async (steps) => remove((await steps.call('createThing', { negatives: false })).text('/id'))(steps));
    expect((await run(send, { suite })).left).toEqual([]);
    expect(asked).toContain('/things/1');
  });

  test('what is a fixture to be changed may be deleted, and one to be read may not', async () => {
    const configuration = { ...good, fixtures: { spare: '7' } };
    const changes = suiteOf(remove('7'), { needs: { ...thingsSuite.needs, changes: { spare: 'a thing that is deleted' } } });
    const { send, asked } = noting();
    await run(send, { suite: changes, configuration });
    expect(asked).toContain('/things/7');
    asked.length = 0;
    const reads = suiteOf(remove('7'), { needs: { ...thingsSuite.needs, reads: { spare: 'a thing' } } });
    await expect(run(send, { suite: reads, configuration })).rejects.toThrow(/wants to write by deleteThing on id 7, .*Nothing was sent/);
    expect(asked).toEqual([]);
  });

  test('what it made and left is told', async () => {
    const suite = suiteOf((steps) => steps.call('createThing', { negatives: false }));
    expect((await run(thingsService, { suite })).left).toEqual(['createThing 1']);
  });
});

describe('a service that falls silent', () => {
  test('is asked a few times more, and not for every bad request', async () => {
    let questions = 0;
    const { cases } = await run(async (request) => {
      if (request.method === 'GET') return thingsService(request);
      questions += 1;
      throw new Error('gone');
    });
    expect(questions).toBeLessThan(10);
    expect(cases.flatMap(({ skipped }) => skipped ?? [])).toContain('createThing gave no answer 3 times');
  });
});
