import { failures, formatFinding, runSuite, sandboxConfiguration, suites, testedContract, variations } from '@realmkit/conformance';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutableSandbox } from './mutableSandbox.ts';
import { openingTime, openTestSandbox, type TestSandbox } from './testing/testSandbox.ts';

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

const pairs = variations.flatMap((variation) =>
  suites.flatMap((suite) => (variation.services.test(suite.service) ? [[variation.title, suite.service, variation, suite] as const] : [])),
);

describe('a second right service', () => {
  test.each(pairs)('where %s, the service %s is green', async (_title, service, { vary, strict = true }, suite) => {
    // With a twin the same requests are judged as without one, and by more.
    const [right, other] = [mutableSandbox(sandbox), mutableSandbox(twin)];
    const configuration = sandboxConfiguration();
    const base = right.bases[service] ?? '';
    const at = (send: (request: Request) => Response | Promise<Response>) => ({ base, send, timeout: 30_000 });
    const how = { configuration, allowWrites: true, strict, withExtensions: true, seed: 1 };
    const varied = at(vary({ contract: testedContract(service), base, send: right.send }));
    const oracle = { target: at(other.send), configuration, sameFixtures: true };
    const compared = await right.undone(() => other.undone(() => runSuite(suite, varied, { ...how, oracle })));
    expect(failures(compared).map(formatFinding)).toEqual([]);
  });
});
