import { failures, formatFinding, runSuite, sandboxConfiguration, suites } from '@realmkit/conformance';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';

// What a faulty service makes stays behind: each test has data of its own.
let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox('PGlite');
}, openingTime);
afterEach(() => sandbox.close());

const pace = { maxWait: 0, interval: 0, wait: async () => undefined };

/** Runs a suite with all writes and extensions against the sandbox, whose answers `send` may change. */
function runAgain(service: string, send = (request: Request) => sandbox.app.fetch(request), scenarios = /./) {
  const suite = suites.find((one) => one.service === service);
  const base = sandbox.services.find(({ contract }) => contract === service)?.base;
  if (!suite || base === undefined) throw new Error(`There is no suite of ${service}.`);
  return runSuite(
    { ...suite, scenarios: suite.scenarios.filter(({ title }) => scenarios.test(title)) },
    { base: `http://localhost:3000${base}`, send, timeout: 30_000, pace },
    { configuration: sandboxConfiguration(), allowWrites: true, strict: true, withExtensions: true },
  );
}

describe('a service whose creations name what somebody else owns', () => {
  type Answer = { readonly id: string; readonly answer: (status: number) => Response };
  const withUid = (uid: string, rest: object): Answer => ({ id: uid, answer: (status) => Response.json({ uid, ...rest }, { status }) });
  const withLocation = (id: string, address: string): Answer => ({
    id,
    answer: (status) => new Response(null, { status, headers: { location: address } }),
  });
  test.each<[string, string, RegExp, string, Answer]>([
    ['control-panel', 'a pupil', /^POST .*\/v1\/students$/, 'createPerson', withLocation('433', '/control-panel/v1/students/433')],
    ['control-panel', 'a class', /^POST .*\/v1\/groups$/, 'createLegacyGroup', withLocation('60', '/control-panel/v1/groups/60')],
    ['customer-management', 'a class', /^PUT .*\/groups$/, 'createGroup', withUid('se-group-60', {})],
    ['customer-management', 'a school', /^POST .*\/schoolUnits$/, 'createSchoolUnit', withUid('se-school-9', {})],
    [
      ...(['customer-management', 'a period', /^POST .*\/userSubscriptionPeriods$/, 'createUserSubscriptionPeriod'] as const),
      { id: '161', answer: (status) => Response.json({ legacyId: 161 }, { status }) },
    ],
  ])('a run against %s leaves %s alone, and the creation is a finding', async (service, _what, creation, operation, { id, answer }) => {
    const writes: string[] = [];
    const result = await runAgain(
      service,
      async (request) => {
        const call = `${request.method} ${new URL(request.url).pathname}`;
        if (request.method !== 'GET') writes.push(call);
        const response = await sandbox.app.fetch(request);
        return creation.test(call) && response.status === 201 ? answer(201) : response;
      },
      /is made|periods of a user/,
    );
    expect(failures(result)).toContainEqual(expect.objectContaining({ rule: 'not-new', operation }));
    expect(writes.filter((call) => call.split('/').includes(id))).toEqual([]);
  });
});

// The limits of mails are five in an hour: the sixth run would meet them, did it not use addresses of its own.
test.each([
  ['payment', 6],
  ['customer-management', 2],
])('%s judges as much in run %i on the same data as in the first one', async (service, times) => {
  const judged: number[] = [];
  for (let run = 1; run <= times; run += 1) {
    const result = await runAgain(service);
    expect(failures(result).map(formatFinding)).toEqual([]);
    judged.push(result.coverage.flatMap(({ statuses }) => statuses.filter(({ seen }) => seen > 0)).length);
  }
  expect(new Set(judged).size).toBe(1);
});
