import { failures, formatFinding, runSuite, sandboxConfiguration, suites } from '@realmkit/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test.each(suites.map((suite) => [suite.service, suite] as const))(
  'the %s service of a sandbox is like that of another one',
  async (service, suite) => {
    const at = ({ services, app }: TestSandbox) => ({
      base: `http://localhost:3000${services.find(({ contract }) => contract === service)?.base}`,
      send: (request: Request) => app.fetch(request),
      timeout: 30_000,
    });
    const configuration = sandboxConfiguration();
    const how = { configuration, allowWrites: true, strict: true, withExtensions: true };
    const result = await runSuite(suite, at(sandbox), { ...how, oracle: { target: at(twin), configuration, sameFixtures: true } });
    expect(failures(result).map(formatFinding)).toEqual([]);
  },
);
