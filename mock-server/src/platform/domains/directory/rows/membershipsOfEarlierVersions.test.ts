import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEarlierVersion } from '../../../sandbox/testing/earlierVersion.ts';
import { openingTime } from '../../../sandbox/testing/testSandbox.ts';

let version: Awaited<ReturnType<typeof openEarlierVersion>>;
const rowsOf = async (statement: string) => (await version.pglite.query(statement)).rows;
const [eu, us] = ['customer_management_eu', 'customer_management_us'];

beforeAll(async () => {
  version = await openEarlierVersion('0008_known_devices');
  const { pglite } = version;
  const user = (schema: string, realm: string, uid: string, facets: string) =>
    pglite.query(
      `insert into ${schema}.users (uid, realm, id, user_name, first_name, last_name, name, email_verified, identifiers, superuser,
       shared_account, speaking_book_rights, guest, user_name_key, name_key, email_key, words, facets, school_associations)
       values ($2, $1, 1, $2, 'Maja', 'Holm', 'Maja Holm', true, '[]', false, false, false, false, '', '', '', '', $3::tsvector, '[]')`,
      [realm, uid, facets],
    );
  const at = (schema: string, realm: string, uid: string, school: string) =>
    pglite.query(`insert into ${schema}.associations (user_uid, school_uid, realm, id, role) values ($1, $2, $3, 1, 'employee')`, [
      uid,
      school,
      realm,
    ]);
  const member = (schema: string, realm: string, uid: string, group: string) =>
    pglite.query(`insert into ${schema}.memberships (user_uid, group_uid, realm, id) values ($1, $2, $3, 1)`, [uid, group, realm]);
  const group = (schema: string, realm: string, uid: string, school: string) =>
    pglite.query(
      `insert into ${schema}.groups (uid, realm, id, school_uid, name, type, name_key, words) values ($1, $2, 1, $3, 'Class ' || $1, 'class', '', '')`,
      [uid, realm, school],
    );
  for (const [schema, realm] of [
    [eu, 'se'],
    [us, 'us'],
  ] as const) {
    await pglite.query(`insert into ${schema}.counters (realm, kind, last) values ($1, 'auditLog', 7)`, [realm]);
    for (const [uid, school] of [
      ['a', 'left'],
      ['b', 'left'],
      ['c', 'kept'],
    ] as const)
      await group(schema, realm, `${realm}-${uid}`, school);
    await user(schema, realm, `${realm}-left`, `'group:${realm}-a' 'group:${realm}-b' 'group:${realm}-c' 'school:kept'`);
    await user(schema, realm, `${realm}-stays`, `'group:${realm}-a' 'school:left'`);
    await at(schema, realm, `${realm}-left`, 'kept');
    await at(schema, realm, `${realm}-stays`, 'left');
    for (const uid of ['a', 'b', 'c']) await member(schema, realm, `${realm}-left`, `${realm}-${uid}`);
    await member(schema, realm, `${realm}-stays`, `${realm}-a`);
  }
  await version.update();
}, openingTime);
afterAll(() => version.pglite.close());

test.each([
  [eu, 'se'],
  [us, 'us'],
])(
  'memberships in %s of those who had left the school end, each in the audit log of the person, counted in that of the class',
  async (schema, realm) => {
    expect(await rowsOf(`select user_uid, group_uid from ${schema}.memberships order by user_uid`)).toEqual([
      { user_uid: `${realm}-left`, group_uid: `${realm}-c` },
      { user_uid: `${realm}-stays`, group_uid: `${realm}-a` },
    ]);
    expect(await rowsOf(`select uid, facets::text from ${schema}.users order by uid`)).toEqual([
      { uid: `${realm}-left`, facets: `'group:${realm}-c' 'school:kept'` },
      { uid: `${realm}-stays`, facets: `'group:${realm}-a' 'school:left'` },
    ]);
    const left = (uid: string) => ({ field: `groups.${uid}`, before: `Class ${uid}`, after: null });
    const counted = (before: string, after: string) => [{ field: 'members', before, after }];
    const by = { realm, actor_uid: 'realmkit' };
    expect(await rowsOf(`select realm, id, actor_uid, subject, action, changes from ${schema}.audit_logs order by id`)).toEqual([
      { ...by, id: 8, subject: `${realm}-left`, action: 'setUserGroups', changes: [left(`${realm}-a`), left(`${realm}-b`)] },
      { ...by, id: 9, subject: `${realm}-a`, action: 'updateGroup', changes: counted('2', '1') },
      { ...by, id: 10, subject: `${realm}-b`, action: 'updateGroup', changes: counted('1', '0') },
    ]);
    expect(await rowsOf(`select last from ${schema}.counters where kind = 'auditLog'`)).toEqual([{ last: 10 }]);
  },
);
