import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEarlierVersion } from '../../../sandbox/testing/earlierVersion.ts';
import { openingTime } from '../../../sandbox/testing/testSandbox.ts';

const known = { school_uid: 'north', group_uid: 'north-a' };
const withoutClass = { school_uid: 'north', group_uid: null };
const unknown = { school_uid: null, group_uid: null };

interface Pupil {
  readonly roles?: Readonly<Record<string, string>>;
  readonly groups?: readonly string[];
  /** What ended by the log: fields of changes, with what stood there before. */
  readonly ended?: Readonly<Record<string, string>>;
  readonly isDeleted?: true;
  readonly expected: typeof known | typeof withoutClass | typeof unknown;
}

const atNorth = { north: 'student' };
const pupils: Readonly<Record<string, Pupil>> = {
  'of one school and one class': { roles: atNorth, groups: ['north-a'], expected: known },
  'of one school, who is deleted and can be restored': { roles: atNorth, groups: ['north-a'], isDeleted: true, expected: known },
  'of one school and no class': { roles: atNorth, expected: withoutClass },
  'of one school and two classes': { roles: atNorth, groups: ['north-a', 'north-b'], expected: withoutClass },
  'of one school, who was in another class': {
    roles: atNorth,
    groups: ['north-a'],
    ended: { 'groups.north-b': 'North B' },
    expected: withoutClass,
  },
  'of two schools': { roles: { north: 'student', south: 'student' }, groups: ['north-a'], expected: unknown },
  'of one school, still in a class of another': { roles: atNorth, groups: ['north-a', 'south-a'], expected: unknown },
  'of one school, who was at another': {
    roles: atNorth,
    groups: ['north-a'],
    ended: { 'schoolAssociations.south.role': 'student' },
    expected: unknown,
  },
  'of one school, who left it and came back': {
    roles: atNorth,
    groups: ['north-a'],
    ended: { 'schoolAssociations.north.role': 'student' },
    expected: known,
  },
  'who is no student any more': { roles: { north: 'employee' }, groups: ['north-a'], expected: unknown },
  'without a school': { expected: unknown },
};

let pglite: PGlite;
beforeAll(async () => {
  const { update, ...earlier } = await openEarlierVersion('0006_money');
  pglite = earlier.pglite;
  for (const [shard, realm] of [
    ['eu', 'se'],
    ['us', 'us'],
  ]) {
    const directory = `customer_management_${shard}`;
    for (const [uid, school] of Object.entries({ 'north-a': 'north', 'north-b': 'north', 'south-a': 'south' }))
      await pglite.query(
        `insert into ${directory}.groups (uid, realm, id, school_uid, name, type, name_key, words) values ($1, $2, 1, $3, $1, 'class', '', '')`,
        [uid, realm, school],
      );
    for (const [uid, { roles = {}, groups = [], ended = {}, isDeleted }] of Object.entries(pupils)) {
      const associations = Object.entries(roles).map(([schoolUid, role]) => ({ schoolUid, role }));
      const memberships = groups.map((groupUid) => ({ groupUid }));
      if (isDeleted)
        await pglite.query(
          `insert into ${directory}.removed_users (user_uid, realm, associations, memberships, periods) values ($1, $2, $3, $4, '[]')`,
          [uid, realm, JSON.stringify(associations), JSON.stringify(memberships)],
        );
      else {
        for (const { schoolUid, role } of associations)
          await pglite.query(`insert into ${directory}.associations (user_uid, school_uid, realm, id, role) values ($1, $2, $3, 1, $4)`, [
            uid,
            schoolUid,
            realm,
            role,
          ]);
        for (const { groupUid } of memberships)
          await pglite.query(`insert into ${directory}.memberships (user_uid, group_uid, realm, id) values ($1, $2, $3, 1)`, [
            uid,
            groupUid,
            realm,
          ]);
      }
      const joined = associations.map(({ schoolUid, role }) => ({
        field: `schoolAssociations.${schoolUid}.role`,
        before: null,
        after: role,
      }));
      const left = Object.entries(ended).map(([field, before]) => ({ field, before, after: null }));
      await pglite.query(
        `insert into ${directory}.audit_logs (realm, id, subject, actor_uid, actor_name, action, at, changes)
         select $1, count(*), $2, 'admin', 'Admin', 'setUserSchoolUnit', 1, $3 from ${directory}.audit_logs`,
        [realm, uid, JSON.stringify([...left, ...joined])],
      );
      await pglite.query(
        `insert into submissions_${shard}.submissions (id, realm, number, user_uid, status, answers, context_type, context_id, context, changed_at)
         values ($1, $2, 1, $1, 'InProgress', '{}', 'Quiz', 'quiz', '{}', 1)`,
        [uid, realm],
      );
    }
  }
  await update();
}, openingTime);
afterAll(() => pglite.close());

test.each(['eu', 'us'])(
  'a submission of an earlier version in %s has school and class where they are certain, and none where not',
  async (shard) => {
    const { rows } = await pglite.query<{ user_uid: string }>(
      `select user_uid, school_uid, group_uid from submissions_${shard}.submissions`,
    );
    const found = Object.fromEntries(rows.map(({ user_uid: uid, ...where }) => [uid, where]));
    expect(found).toEqual(Object.fromEntries(Object.entries(pupils).map(([uid, { expected }]) => [uid, expected])));
  },
);
