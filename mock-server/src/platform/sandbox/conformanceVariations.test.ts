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

/** False alarms that are left: what differs, and the services about which a run still has findings. */
const falseAlarms: Readonly<Record<string, RegExp>> = {
  // Rows are told apart by their first property.
  'the properties of objects come in another order, and headers in other letters': /customer-management/,
  // Moments that were sent are compared as texts.
  'moments have an offset': /library/,
  // The comparison with the twin does not end.
  'objects have properties that the contract does not have': /account|book-content|payment/,
  // To a caller of another realm an id that does not exist there is one that they may not see.
  'what is not there is 404 for whoever may not see it either': /customer-management|sync/,
  'names are sorted by another collation': /control-panel/,
  'lists of which the contract says no order have another one': /customer-management/,
};

const pairs = variations.flatMap((variation) =>
  suites.flatMap((suite) => (variation.services.test(suite.service) ? [[variation.title, suite.service, variation, suite] as const] : [])),
);
const isLeft = ([title, service]: (typeof pairs)[number]): boolean => falseAlarms[title]?.test(service) ?? false;

describe('a second right service', () => {
  for (const [title, service] of pairs.filter(isLeft)) test.todo(`where ${title}, the service ${service} is green`);

  test.each(pairs.filter((pair) => !isLeft(pair)))(
    'where %s, the service %s is green',
    async (_title, service, { vary, strict = true }, suite) => {
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
    },
  );
});
