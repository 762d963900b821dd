import { contractNames, operationsOf, readContract } from '@realmkit/contract-engine';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingTime, openTestSandbox, serviceDatabases, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../../../sandbox/testing/visitor.ts';

const teacher = 'se-user-3';
const pupil = 'se-user-6';
/** A group of the teacher with the pupil, and its school unit. */
const [own, school] = ['se-group-4', 'se-school-4'];
/** Another school unit of the teacher. */
const otherSchool = 'se-school-5';

/** What a call is about: a pupil and a group. */
interface About {
  readonly user: string;
  readonly group: string;
  readonly card: string;
}

/** Every operation with a rule for groups: its request, and what it shows of groups and pupils. */
const calls: Readonly<Record<string, (about: About) => readonly [method: string, path: string, json?: object]>> = {
  listGroups: () => ['GET', '/groups?size=100'],
  getGroup: ({ group }) => ['GET', `/groups/${group}`],
  listLoginCards: ({ user }) => ['GET', `/loginCards?filters=${encodeURIComponent(JSON.stringify({ userUid: user }))}`],
  issueLoginCards: ({ user }) => ['POST', '/loginCards', { userUids: [user] }],
  listLoginCardPrints: ({ user }) => ['GET', `/loginCardPrints?filters=${encodeURIComponent(JSON.stringify({ subject: user }))}`],
  printLoginCards: ({ user }) => [
    'PUT',
    `/loginCardPrints/${crypto.randomUUID()}`,
    { subject: { kind: 'user', uid: user }, method: 'qr', userUids: [user] },
  ],
  voidLoginCard: ({ card }) => ['DELETE', `/loginCards/${card}`],
};

test('every operation with a rule for groups is called here', () => {
  const operations = contractNames.flatMap((name) => operationsOf(readContract(name)));
  const ofGroups = operations.filter(({ access }) => access.some(({ of }) => of === 'group'));
  expect(Object.keys(calls).sort()).toEqual(ofGroups.map(({ id }) => id).sort());
});

describe.each(serviceDatabases)('own groups on %s', (kind) => {
  let sandbox: TestSandbox;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    await ask(sandbox.app, 'POST', '/__sandbox/reset', { json: { realm: 'se' } });
    for (const name of ['superuser', 'teacher']) tokens[name] = await tokenOf(sandbox.app, 'se', name);
  });

  const call = (as: string, method: string, path: string, json?: unknown) =>
    ask(sandbox.app, method, `/customer-management/eu${path}`, { token: tokens[as], json });
  const holders = (as: string, filters: object) =>
    call(as, 'GET', `/loginCards?size=100&filters=${encodeURIComponent(JSON.stringify(filters))}`);
  const issue = async (user: string) => (await call('superuser', 'POST', '/loginCards', { userUids: [user] })).body.data[0].uid;
  const tables = () => sandbox.shards.eu.tables;
  const database = () => sandbox.shards.eu.engine.database;
  const groupsOf = async (unit: string): Promise<string[]> => {
    const { data } = (await call('superuser', 'GET', `/groups?filters=${encodeURIComponent(JSON.stringify({ schoolUid: unit }))}`)).body;
    return data.map(({ uid }: { uid: string }) => uid);
  };
  /** Puts a student of a school unit into groups. */
  const enrol = async (user: string, unit: string, groups: readonly string[]) => {
    await call('superuser', 'PUT', `/users/${user}/schoolUnits`, { schoolAssociations: [{ schoolUid: unit, role: 'student' }] });
    await database().delete(tables().memberships).where(eq(tables().memberships.userUid, user));
    for (const group of groups) await call('superuser', 'PUT', `/users/${user}/groups/${group}`);
  };

  /** Returns the reply of each operation to the teacher about a pupil: a status, and the number of entries of a list. */
  async function repliesAbout(user: string, group = own) {
    const card = await issue(user);
    await call('superuser', 'PUT', `/loginCardPrints/${crypto.randomUUID()}`, {
      subject: { kind: 'user', uid: user },
      method: 'qr',
      userUids: [user],
    });
    const replies: Record<string, unknown> = {};
    for (const [operation, request] of Object.entries(calls)) {
      const about = { user, group, card: operation === 'voidLoginCard' ? await issue(user) : card };
      const { status, body } = await call('teacher', ...request(about));
      replies[operation] = body?.meta ? body.meta.totalItems : status;
    }
    return replies;
  }
  const nothing = { listLoginCards: 0, issueLoginCards: 403, voidLoginCard: 403, listLoginCardPrints: 0, printLoginCards: 403 };
  const everything = { listLoginCards: 1, issueLoginCards: 201, voidLoginCard: 204, listLoginCardPrints: 1, printLoginCards: 200 };

  test('a teacher issues, lists, voids and prints the cards of the pupils of their groups', async () => {
    expect(await repliesAbout(pupil)).toEqual({ ...everything, listGroups: 2, getGroup: 200 });
    const [{ groupName, schoolName, qrCodeLogin }] = (await holders('teacher', { userUid: pupil })).body.data;
    expect([groupName, schoolName, qrCodeLogin]).toEqual([expect.any(String), expect.any(String), true]);
    const ofGroup = { subject: { kind: 'group', uid: own }, method: 'qr', userUids: [pupil] };
    await issue(pupil);
    expect((await call('teacher', 'PUT', `/loginCardPrints/${crypto.randomUUID()}`, ofGroup)).status).toBe(200);
    const logged = await call('teacher', 'GET', `/loginCardPrints?filters=${encodeURIComponent(JSON.stringify({ subject: own }))}`);
    expect(logged.body.meta.totalItems).toBe(1);
  });

  test.each([
    ['in another group of the school', school, ['se-group-1']],
    ['in no group', school, []],
    ['of another school of the teacher, in a group there', otherSchool, undefined],
  ])('a teacher reaches no card of a pupil %s', async (_, unit, chosen) => {
    const groups = chosen ?? (await groupsOf(unit)).slice(0, 1);
    await enrol(pupil, unit, groups);
    expect(await repliesAbout(pupil, groups[0] ?? 'se-group-1')).toEqual({ ...nothing, listGroups: 2, getGroup: 403 });
  });

  test('a pupil who has left the school of the group is not reached by it', async () => {
    const { memberships } = tables();
    const [membership] = await database()
      .select()
      .from(memberships)
      .where(and(eq(memberships.userUid, pupil), eq(memberships.groupUid, own)));
    await enrol(pupil, otherSchool, []);
    if (membership) await database().insert(memberships).values(membership).onConflictDoNothing();
    expect(await repliesAbout(pupil)).toMatchObject(nothing);
  });

  test('a teacher who has left the school of the group reaches nobody by it', async () => {
    const { associations } = tables();
    await database()
      .delete(associations)
      .where(and(eq(associations.userUid, teacher), eq(associations.schoolUid, school)));
    expect(await repliesAbout(pupil)).toEqual({ ...nothing, listGroups: 0, getGroup: 403 });
  });

  test('a colleague in the group has no card, and a school is no subject of a print', async () => {
    const issued = await call('teacher', 'POST', '/loginCards', { userUids: [teacher] });
    expect([issued.status, issued.body.attributes]).toEqual([400, [{ attribute: 'userUids', reason: 'unknown' }]]);
    const listed = await holders('teacher', { userUid: teacher });
    expect(listed.body.data).toEqual([]);
    await issue(pupil);
    const ofSchool = { subject: { kind: 'schoolUnit', uid: school }, method: 'qr', userUids: [pupil] };
    expect((await call('teacher', 'PUT', `/loginCardPrints/${crypto.randomUUID()}`, ofSchool)).status).toBe(403);
  });

  test('one foreign pupil among own ones refuses the whole request', async () => {
    const all = (await holders('superuser', { schoolUid: school })).body.data;
    const mine = new Set((await holders('teacher', {})).body.data.map(({ userUid }: { userUid: string }) => userUid));
    const foreign = all.find(({ userUid }: { userUid: string }) => !mine.has(userUid)).userUid;
    expect(mine.has(pupil)).toBe(true);
    expect((await call('teacher', 'POST', '/loginCards', { userUids: [pupil, foreign] })).status).toBe(403);
    expect((await holders('superuser', { userUid: pupil })).body.data).toMatchObject([{ card: null }]);
  });
});
