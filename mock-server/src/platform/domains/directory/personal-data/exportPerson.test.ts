import { serverCategories, type Viewer } from '@realmkit/openapi/personal-data';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tablesAboutPeople } from '../../../database/personalTables.ts';
import { tablesOf } from '../../../sandbox/schema/tablesOf.ts';
import { writeRowsAbout } from '../../../sandbox/testing/personRows.ts';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, exchange, type Reply, signInAs, tokenOf } from '../../../sandbox/testing/visitor.ts';

const [student, guardian] = ['se-user-6', 'se-user-4'];
const kindsSeenBy = (...viewers: Viewer[]): string[] =>
  Object.entries<{ seenBy: readonly Viewer[] }>(serverCategories)
    .filter(([, { seenBy }]) => seenBy.some((viewer) => viewers.includes(viewer)))
    .map(([kind]) => kind);
interface Exported {
  readonly data: readonly {
    readonly kind: string;
    readonly tables: readonly { readonly table: string; readonly rows: readonly object[] }[];
  }[];
}

describe.each(serviceDatabases)('the export of personal data on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
  });

  const ownData = async (userName: string): Promise<Reply> =>
    ask(sandbox.app, 'GET', '/account/me/personalData', { token: await tokenOf(sandbox.app, 'se', userName) });
  const dataOf = async (uid: string, userName: string): Promise<Reply> =>
    ask(sandbox.app, 'GET', `/customer-management/eu/users/${uid}/personalData`, { token: await tokenOf(sandbox.app, 'se', userName) });
  const tableOf = ({ data }: Exported, name: string) => data.flatMap(({ tables }) => tables).find(({ table }) => table === name);
  const lastLog = async () => {
    const { auditLogs } = sandbox.shards.eu.tables;
    const [log] = await sandbox.shards.eu.engine.database.select().from(auditLogs).orderBy(desc(auditLogs.id)).limit(1);
    return log;
  };

  test('a person’s own export has all columns of their rows in every table of the list that can be told by person', async () => {
    const { users } = sandbox.shards.eu.tables;
    const { database } = sandbox.shards.eu.engine;
    const [user] = await database.select().from(users).where(eq(users.uid, guardian));
    await writeRowsAbout(sandbox.shards.eu, { uid: guardian, email: user?.email ?? '', mark: 'quilleran' });
    const { status, body } = await ownData('guardian');
    expect(status).toBe(200);
    const exported = tablesAboutPeople(tablesOf.eu).filter(
      ({ data, category }) => data.length > 0 && kindsSeenBy('you').includes(category),
    );
    const columns = exported.map(({ name }) => [name, Object.keys(tableOf(body, name)?.rows[0] ?? {}).toSorted()]);
    expect(columns).toEqual(exported.map(({ name, data }) => [name, data.toSorted()]));
    expect(body.data.map((one: { kind: string }) => one.kind)).toEqual(
      Object.keys(serverCategories).filter((one) => one !== 'protection' && one !== 'trials'),
    );
  });

  test.each<[string, Viewer[]]>([
    ['guardian', ['you']],
    ['schooladmin', ['staff', 'administrators']],
    ['superuser', ['operator']],
  ])('the export for the %s has exactly the kinds of data that the page says they see', async (userName, viewers) => {
    const { users } = sandbox.shards.eu.tables;
    await sandbox.shards.eu.engine.database
      .update(users)
      .set({ email: 'maja@example.se', emailComparisonKey: 'maja@example.se', emailVerified: true })
      .where(eq(users.uid, guardian));
    await writeRowsAbout(sandbox.shards.eu, { uid: guardian, email: 'maja@example.se', mark: 'quilleran' });
    const { associations } = sandbox.shards.eu.tables;
    // An administrator exports nobody who also belongs to a school of others.
    await sandbox.shards.eu.engine.database.delete(associations).where(like(associations.schoolUid, 'quilleran%'));
    const { body } = userName === 'guardian' ? await ownData(userName) : await dataOf(guardian, userName);
    const kinds = body.data.map((one: { kind: string }) => one.kind);
    expect(kinds).toEqual(kindsSeenBy(...viewers));
    const tables = (body as Exported).data.flatMap((one) => one.tables).filter(({ rows }) => rows.length > 0);
    const seen = tablesAboutPeople(tablesOf.eu).filter(({ data, category }) => data.length > 0 && kinds.includes(category));
    expect(tables.map(({ table }) => table).toSorted()).toEqual(seen.map(({ name }) => name).toSorted());
  });

  test('an export has no row of another person', async () => {
    await writeRowsAbout(sandbox.shards.eu, { uid: 'se-user-60', email: 'somebody@example.se', mark: 'quilleran' });
    expect(JSON.stringify((await ownData('guardian')).body)).not.toMatch(/quilleran|se-user-60\b/);
  });

  test('an export has no emails to an address that is not confirmed, because it may be somebody else’s', async () => {
    const { mails, users } = sandbox.shards.eu.tables;
    const { database } = sandbox.shards.eu.engine;
    const mail = { realm: 'se' as const, subject: 'Presentkort', html: '', text: 'quilleran', sentAt: Date.now() };
    const address = 'shared@example.se';
    await database.insert(mails).values({ ...mail, recipient: address, recipientComparisonKey: address });
    const found = async (emailVerified: boolean) => {
      await database.update(users).set({ email: address, emailComparisonKey: address, emailVerified }).where(eq(users.uid, guardian));
      return JSON.stringify((await ownData('guardian')).body).includes('quilleran');
    };
    expect(await found(false)).toBe(false);
    expect(await found(true)).toBe(true);
    await database.update(users).set({ email: 'Shared@example.se', emailComparisonKey: address }).where(eq(users.uid, student));
    expect(await found(true)).toBe(false);
  });

  test('the audit log records who exported whose data', async () => {
    await ownData('guardian');
    expect(await lastLog()).toMatchObject({ subject: guardian, actorUid: guardian, action: 'exportMyData' });
    await dataOf(student, 'schooladmin');
    expect(await lastLog()).toMatchObject({ subject: student, actorUid: 'se-user-2', action: 'exportUserData' });
  });

  test('an export is counted in the audit log of its person at once', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    const logOf = async () => (await ask(sandbox.app, 'GET', `/customer-management/eu/users/${student}/auditLogs`, { token })).body;
    const before = await logOf();
    await dataOf(student, 'schooladmin');
    const after = await logOf();
    expect(after.data).toHaveLength(before.data.length + 1);
    expect(after.meta.totalItems).toBe(before.meta.totalItems + 1);
  });

  test.each([
    ['superuser', 200],
    ['schooladmin', 200],
    ['teacher', 403],
    ['guardian', 403],
    ['student', 403],
  ])('the export of a pupil by the %s of their school answers %d', async (userName, status) => {
    const { status: answered, body } = await dataOf(student, userName);
    expect(answered).toBe(status);
    expect(body.uid).toBe(status === 200 ? student : undefined);
  });

  test('an administrator exports nobody who also belongs to a school of others', async () => {
    const { associations } = sandbox.shards.eu.tables;
    const elsewhere = { userUid: student, schoolUid: 'se-school-2', realm: 'se' as const, id: 900_000, role: 'student' as const };
    await sandbox.shards.eu.engine.database.insert(associations).values(elsewhere);
    expect((await dataOf(student, 'schooladmin')).status).toBe(403);
    expect((await dataOf(student, 'superuser')).status).toBe(200);
  });

  test('an administrator exports no superuser and nobody of another school', async () => {
    expect((await dataOf('se-user-1', 'schooladmin')).status).toBe(403);
    expect((await dataOf('se-user-5', 'schooladmin')).status).toBe(403);
    expect((await dataOf('de-user-6', 'superuser')).status).toBe(404);
  });

  test('an export that was refused has no entry in the audit log', async () => {
    const before = await lastLog();
    await dataOf('se-user-5', 'schooladmin');
    expect(await lastLog()).toEqual(before);
  });

  test('nobody exports the data of a shared account or of somebody as whom they act', async () => {
    expect((await ownData('shared')).status).toBe(403);
    const acting = (await exchange(sandbox.app, 'se', await signInAs(sandbox.app, 'se', 'superuser', { act_as: student }))).body;
    expect((await ask(sandbox.app, 'GET', '/account/me/personalData', { token: acting.access_token })).status).toBe(403);
  });

  test('an administrator without a secure login gets no BankID and no mobile number', async () => {
    const { users } = sandbox.shards.eu.tables;
    const identifiers = [
      { type: 'eppn', value: 'maja@skola.example.se' },
      { type: 'bankid', value: '201512240000' },
      { type: 'sms', value: '+46700000000' },
    ];
    await sandbox.shards.eu.engine.database.update(users).set({ identifiers }).where(eq(users.uid, student));
    const [row] = tableOf((await dataOf(student, 'schooladmin')).body, 'customer_management.users')?.rows ?? [];
    expect(row).toMatchObject({ identifiers: [{ type: 'eppn' }] });
  });
});
