import { badCalls as bad, type Call, samplesOf, violationsIn } from '@realmkit/conformance';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { badAuthorizations } from './testing/badInput/badTokens.ts';
import { serviceCallers } from './testing/badInput/callers.ts';
import { checkCalls } from './testing/badInput/checkCalls.ts';
import { recordWrites } from './testing/badInput/recordWrites.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from './testing/testSandbox.ts';
import { ask, tokenOf } from './testing/visitor.ts';

const errorStatuses = [400, 401, 403, 404, 409];

describe.each(serviceDatabases)('bad input on %s', (kind) => {
  let sandbox: TestSandbox;
  let written: () => Promise<unknown[]>;
  const expired = new Map<string, string>();
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
    for (const { caller } of Object.values(serviceCallers)) expired.set(caller, await tokenOf(sandbox.app, 'se', caller));
    await ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: 7200 } });
    written = await recordWrites(sandbox.shards);
  }, openingTime);
  afterAll(() => sandbox.close());

  test('every service has an entry in serviceCallers', () => {
    expect([...new Set(sandbox.services.map(({ contract }) => contract))].sort()).toEqual(Object.keys(serviceCallers).sort());
  });

  test.each([
    ['an update to an equal value', 'eu', sql`update customer_management_eu.users set name = name where uid = 'se-user-6'`],
    ['a deletion', 'us', sql`delete from customer_management_us.groups where uid = 'us-group-1'`],
  ] as const)('%s counts as a write', async (_, shard, write) => {
    const before = await written();
    await sandbox.shards[shard].engine.database.execute(write);
    expect(await written()).not.toEqual(before);
  });

  describe.each(Object.entries(serviceCallers))(
    'requests to %s',
    (service, { caller, refuses = {}, values = {}, takesNewIds = [], openQuery = false }) => {
      const samples = samplesOf(service, values);
      const secured = samples.filter(({ operation }) => operation.secured);
      let token: string;
      beforeAll(async () => {
        token = await tokenOf(sandbox.app, 'se', caller);
      });

      /** Expects that each call gets one of the statuses as the contract documents it, and that nothing is written. */
      const expectAnswers = async (calls: readonly Call[], statuses: readonly number[], as = token): Promise<void> => {
        const base = sandbox.services.find(({ contract }) => contract === service)?.base ?? '';
        const before = await written();
        expect(await checkCalls({ app: sandbox.app, base, token: as }, calls, statuses)).toEqual([]);
        expect(await written()).toEqual(before);
      };

      test('the sample requests fit the contract', () => {
        expect(samples.flatMap(violationsIn)).toEqual([]);
      });

      test('a missing, malformed, forged or expired token gets 401', async () => {
        const wrong = [...badAuthorizations(token)].flatMap(([fault, authorization]) =>
          bad.unchangedCalls(secured, `the token is ${fault}`, { authorization }),
        );
        await expectAnswers(wrong, [401], '');
        await expectAnswers(bad.unchangedCalls(secured, 'there is no token'), [401], '');
        await expectAnswers(bad.unchangedCalls(secured, 'the token has expired'), [401], expired.get(caller));
      });

      test('a user gets 403 for records that are not theirs', async () => {
        for (const [user, operations] of Object.entries(refuses)) {
          const refused = secured.filter(({ operation }) => operations.includes(operation.id));
          await expectAnswers(bad.unchangedCalls(refused, `${user} asks`), [403], await tokenOf(sandbox.app, 'se', user));
        }
      });

      test('an unknown id is refused', async () => {
        await expectAnswers(bad.unknownIds(samples.filter(({ operation }) => !takesNewIds.includes(operation.id))), errorStatuses);
      });

      test('a parameter of the wrong type, out of range or missing gets 400', async () => {
        await expectAnswers([...bad.wrongParameters(samples), ...bad.numbersOutOfRange(samples), ...bad.missingParameters(samples)], [400]);
      });

      test('an impossible day or moment gets 400', async () => {
        await expectAnswers(bad.impossibleDays(samples), [400]);
      });

      test('an unknown parameter or property gets 400', async () => {
        await expectAnswers([...(openQuery ? [] : bad.unknownParameters(samples)), ...bad.unknownProperties(samples)], [400]);
      });

      test('a body of the wrong shape, without a required property or without JSON gets 400', async () => {
        await expectAnswers([...bad.wrongBodies(samples), ...bad.malformedBodies(samples), ...bad.unstorableBodies(samples)], [400]);
      });

      test('a body that is too long gets 413, and one of another media type 400', async () => {
        await expectAnswers(bad.oversizedBodies(samples), [413]);
        await expectAnswers(bad.foreignMediaTypes(samples), [400]);
      });

      test('a hostile text gets a response that the contract documents', async () => {
        const harmless = samples.filter(({ operation }) => operation.method === 'get');
        await expectAnswers(bad.hostileTexts(harmless), [200, 204, 302, ...errorStatuses]);
      });

      test('an unknown example gets 400, an unknown path 404, and a method that a path lacks 405', async () => {
        await expectAnswers(
          bad.unchangedCalls(samples, 'the example is unknown', { prefer: 'code=200, example=nobody-wrote-this' }),
          [400],
        );
        await expectAnswers(bad.unknownRoutes(samples), [404, 405]);
      });
    },
  );
});
