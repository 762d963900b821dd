import { failures, formatFinding, runSuite, sandboxConfiguration, suites } from '@realmkit/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingTime, openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';

type Fault = (request: Request, serve: (request: Request) => Promise<Response>) => Promise<Response>;

let sandbox: TestSandbox;
let twin: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('PGlite');
  twin = await openTestSandbox('PGlite');
}, openingTime);
afterAll(async () => {
  await sandbox.close();
  await twin.close();
});

const at = ({ services, app }: TestSandbox, service: string, fault: Fault = (request, serve) => serve(request)) => ({
  base: `http://localhost:3000${services.find(({ contract }) => contract === service)?.base}`,
  send: (request: Request) => fault(request, async (one) => app.fetch(one)),
  timeout: 30_000,
});

const configuration = sandboxConfiguration();

async function runBeside(suite: (typeof suites)[number], fault?: Fault, more: object = {}) {
  const oracle = { target: at(twin, suite.service), configuration, sameFixtures: true };
  const how = { configuration, allowWrites: true, strict: true, withExtensions: true, oracle, ...more };
  return runSuite(suite, at(sandbox, suite.service, fault), how);
}

test.each(suites.map((suite) => [suite.service, suite] as const))(
  'the %s service of a sandbox is like that of another one',
  async (_service, suite) => {
    expect(failures(await runBeside(suite)).map(formatFinding)).toEqual([]);
  },
);

/** Changes the name of the first row where a query has all of these words. */
const renaming =
  (path: string, words: readonly string[]): Fault =>
  async (request, serve) => {
    const response = await serve(request);
    const { pathname, search } = new URL(request.url);
    if (!pathname.endsWith(path) || response.status !== 200 || !words.every((word) => search.includes(word))) return response;
    const body = await response.json();
    if (body.data[0]) body.data[0].name = 'Another name';
    return Response.json(body, { headers: response.headers });
  };

test('a fault that two parameters together show is found by a random walk, which is told by one request and its seed', async () => {
  const suite = suites.find(({ service }) => service === 'customer-management');
  if (!suite) throw new Error('There is no suite of customer-management.');
  const walk = async () =>
    runBeside({ ...suite, scenarios: [] }, renaming('/groups', ['sort=', 'include=schoolUnit']), { allowWrites: false, seed: 1 });
  const result = await walk();
  const [found] = failures(result);
  expect(found).toMatchObject({ operation: 'listGroups', rule: 'unlike-twin', cause: expect.stringContaining('"Another name"') });
  expect(found?.cause).toContain('#/components/schemas/Group/properties/name');
  expect(result.cases.find(({ findings }) => findings.length > 0)?.title).toBe('random walks of reads, from the seed 1');
  const { searchParams } = new URL(found?.evidence?.url ?? '', 'http://service');
  expect([...searchParams.keys()].sort()).toEqual(['include', 'sort']);
  expect(failures(await walk()).map(({ evidence }) => evidence?.url)).toEqual(failures(result).map(({ evidence }) => evidence?.url));
});
