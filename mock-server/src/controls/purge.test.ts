import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingTime, openTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../sandbox/testing/visitor.ts';

const day = 24 * 3600;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('PGlite');
}, openingTime);
afterAll(() => sandbox.close());

test('deleted users and their audit logs are erased 30 days later by the clock', async () => {
  const { engine, tables } = sandbox.shards.eu;
  const advance = (days: number) => ask(sandbox.app, 'POST', '/__sandbox/clock', { json: { advance: days * day } });
  const left = async () => [
    await engine.database.$count(tables.users, eq(tables.users.uid, 'se-user-60')),
    await engine.database.$count(tables.auditLogs, eq(tables.auditLogs.subject, 'se-user-60')),
  ];
  const token = await tokenOf(sandbox.app, 'se', 'superuser');
  expect((await ask(sandbox.app, 'DELETE', '/customer-management/eu/users/se-user-60', { token })).status).toBe(200);
  await advance(29);
  const before = await left();
  expect(before[0]).toBe(1);
  expect(before[1]).toBeGreaterThan(0);
  await advance(2);
  expect(await left()).toEqual([0, 0]);
});
