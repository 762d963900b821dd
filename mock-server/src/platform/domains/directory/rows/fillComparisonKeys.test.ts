import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectReport } from '../../../../../../scripts/suites/reports.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';
import { fillComparisonKeys } from './fillComparisonKeys.ts';

const password = 'en-lang-mening';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox(serviceDatabases[0] ?? 'PGlite');
}, openingTime);
afterAll(() => sandbox.close());

const register = async (email: string): Promise<string> => {
  const json = { firstname: 'Maja', lastname: 'Holm', email, password, country: 'se' };
  return (await ask(sandbox.app, 'POST', '/account/register', { json })).body.uid;
};
const signIn = (name: string) => signInAs(sandbox.app, 'se', name, {}, password);

test('data without comparison keys get the same ones as new data, and accounts that have one name now are reported and kept', async () => {
  const { engine, tables } = sandbox.shards.eu;
  const { database } = engine;
  const { users, credentials, mails } = tables;
  const before = await database.select().from(users).orderBy(users.uid);
  const older = await register('older@example.se');
  const younger = await register('fiona.holm@example.se');
  const other = await register('other@example.se');
  await ask(sandbox.app, 'POST', '/account/password/requestReset', { json: { email: 'other@example.se', country: 'se' } });
  // What an earlier version took for two addresses.
  const ligature = '\uFB01ona.holm@example.se';
  await database.update(users).set({ userName: ligature, email: ligature }).where(eq(users.uid, older));
  await database.update(credentials).set({ nameKey: ligature }).where(eq(credentials.userUid, older));
  await database.update(users).set({ userNameComparisonKey: null, emailComparisonKey: null, identifierComparisonKeys: null });
  await database.update(mails).set({ recipientComparisonKey: null });

  expectReport(`Accounts of the realm se have the same user name now, the oldest first: ${older}, ${younger}.`);
  expectReport(`Accounts of the realm se have the same address now, the oldest first: ${older}, ${younger}.`);
  await fillComparisonKeys(sandbox.shards.eu);

  const uids = before.map(({ uid }) => uid);
  expect(await database.select().from(users).where(inArray(users.uid, uids)).orderBy(users.uid)).toEqual(before);
  expect(await database.select().from(mails).where(isNull(mails.recipientComparisonKey))).toEqual([]);
  const keys = await database
    .select({ uid: credentials.userUid, key: credentials.nameKey })
    .from(credentials)
    .where(inArray(credentials.userUid, [older, younger, other]))
    .orderBy(credentials.userUid);
  expect(keys).toEqual([
    { uid: older, key: 'fiona.holm@example.se' },
    { uid: younger, key: `UID:${younger}` },
    { uid: other, key: 'other@example.se' },
  ]);
  await expect(signIn('other@example.se')).resolves.toHaveProperty('code');
  await expect(signIn(`UID:${younger}`)).rejects.toThrow('401');

  // Staff give the younger account another name, and its password is still the one to log in with.
  const id = Number(younger.split('-').at(-1));
  const renamed = { token: await tokenOf(sandbox.app, 'se', 'superuser'), json: { data: { username: 'fiona.the.younger' } } };
  expect((await ask(sandbox.app, 'PATCH', `/control-panel/v1/guardians/${id}`, renamed)).status).toBe(204);
  await expect(signIn('fiona.the.younger')).resolves.toHaveProperty('code');
});

test('a start after the first one changes nothing and reports nothing', async () => {
  const { engine, tables } = sandbox.shards.eu;
  const versions = () =>
    engine.database.select({ uid: tables.users.uid, xmin: sql`xmin::text` }).from(tables.users).orderBy(tables.users.uid);
  const before = await versions();
  await fillComparisonKeys(sandbox.shards.eu);
  expect(await versions()).toEqual(before);
});
