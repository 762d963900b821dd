import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertUser, openEarlierVersion } from '../../../sandbox/testing/earlierVersion.ts';
import { openingTime } from '../../../sandbox/testing/testSandbox.ts';

let version: Awaited<ReturnType<typeof openEarlierVersion>>;
beforeAll(async () => {
  version = await openEarlierVersion('0010_lastmark_times');
  const { pglite, update } = version;
  for (const uid of ['class', 'empty', 'pupil']) await insertUser(pglite, uid);
  await pglite.query(`update customer_management_eu.users set shared_account = uid <> 'pupil'`);
  await pglite.query(`insert into customer_management_eu.counters (realm, kind, last) values ('se', 'auditLog', 7)`);
  const submit = (id: string, uid: string, answers: unknown) =>
    pglite.query(
      `insert into submissions_eu.submissions (id, realm, number, user_uid, status, answers, context_type, context_id, context, changed_at)
       values ($1, 'se', 1, $2, 'InProgress', $3, 'Quiz', 'quiz', '{}', 1)`,
      [id, uid, JSON.stringify(answers)],
    );
  const answers = { e1: { 0: { value: 'Stars' } } };
  for (const id of ['s1', 's2']) await submit(id, 'class', answers);
  await submit('s3', 'class', {});
  await submit('s4', 'empty', {});
  await submit('s5', 'pupil', answers);
  await update();
}, openingTime);
afterAll(() => version.pglite.close());

test('the audit log of each account of several people says how many of its submissions have answers, which stay', async () => {
  const rowsOf = async (statement: string) => (await version.pglite.query(statement)).rows;
  expect(await rowsOf('select id, subject, action, changes from customer_management_eu.audit_logs')).toEqual([
    { id: 8, subject: 'class', action: 'updateUser', changes: [{ field: 'submissions', before: '2', after: '2' }] },
  ]);
  expect(await rowsOf(`select last from customer_management_eu.counters where kind = 'auditLog'`)).toEqual([{ last: 8 }]);
  expect(await rowsOf(`select id from submissions_eu.submissions where answers <> '{}' order by id`)).toHaveLength(3);
});
