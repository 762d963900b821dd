import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { tablesOf } from '../../sandbox/schema/tablesOf.ts';
import { databaseKinds, openingTime, openTestSandbox, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { ask, type Reply, tokenOf } from '../../sandbox/testing/visitor.ts';
import { copiedTables } from './copiedTables.ts';
import { maxSnapshots } from './snapshots.ts';

const day = 86_400;

describe.each(databaseKinds)('snapshots on %s', (kind) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox(kind);
  }, openingTime);
  afterAll(() => sandbox.close());
  const control = (path: string, json?: unknown): Promise<Reply> =>
    ask(sandbox.app, json === undefined ? 'GET' : 'POST', `/__sandbox/${path}`, { json });
  const names = async (): Promise<string[]> => (await control('snapshots')).body.data.map(({ name }: { name: string }) => name);
  beforeEach(async () => {
    for (const name of await names()) await ask(sandbox.app, 'DELETE', `/__sandbox/snapshots/${encodeURIComponent(name)}`);
    await control('clock', { reset: true });
    await control('reset', { realm: 'se' });
  });

  const register = (country: string, email: string): Promise<Reply> =>
    ask(sandbox.app, 'POST', '/account/register', {
      json: { firstname: 'Maja', lastname: 'Berg', email, password: 'realmkit-demo', country },
    });
  const find = async (shard: string, realm: string, q: string): Promise<number> => {
    const token = await tokenOf(sandbox.app, realm === 'us' ? 'us' : 'se', 'superuser');
    return (await ask(sandbox.app, 'GET', `/customer-management/${shard}/users?q=${q}`, { token })).body.meta.totalItems;
  };
  const ahead = async (): Promise<number> => (await control('clock')).body.aheadSeconds;

  test('a restore undoes changes, additions and deletions on both shards and restores the clock', async () => {
    await control('clock', { advance: 3 * day });
    await register('se', 'before@example.se');
    expect((await control('snapshot', { name: 'before' })).status).toBe(201);
    await control('clock', { advance: 40 * day });
    await register('se', 'after@example.se');
    await register('us', 'after@example.com');
    await control('reset', { realm: 'se' });
    expect(await find('eu', 'se', 'before@example.se')).toBe(0);

    expect((await control('restore', { name: 'before' })).body).toEqual({ name: 'before' });
    expect(await ahead()).toBe(3 * day);
    expect(await find('eu', 'se', 'before@example.se')).toBe(1);
    expect(await find('eu', 'se', 'after@example.se')).toBe(0);
    expect(await find('us', 'us', 'after@example.com')).toBe(0);
    expect((await register('se', 'after@example.se')).status).toBe(201);
  });

  test('a session that existed when the snapshot was taken is valid again after a restore', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'teacher');
    await control('snapshot', { name: 'signed in' });
    await control('clock', { advance: 2 * day });
    expect((await ask(sandbox.app, 'GET', '/account/me', { token })).status).toBe(401);
    await control('restore', { name: 'signed in' });
    expect((await ask(sandbox.app, 'GET', '/account/me', { token })).status).toBe(200);
  });

  test('snapshots are listed with their times, replaced by name and deleted', async () => {
    await control('snapshot', { name: 'one' });
    await control('clock', { advance: day });
    await control('snapshot', { name: 'två - 2' });
    await control('snapshot', { name: 'one' });
    const { data } = (await control('snapshots')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['två - 2', 'one']);
    expect(Date.parse(data[1].sandboxTime) - Date.parse(data[1].takenAt)).toBeGreaterThan(23 * 3_600_000);
    expect((await ask(sandbox.app, 'DELETE', '/__sandbox/snapshots/one')).status).toBe(204);
    expect(await names()).toEqual(['två - 2']);
    expect((await control('restore', { name: 'one' })).status).toBe(404);
  });

  test('an unknown snapshot gets 404 and changes nothing, and an invalid name gets 400', async () => {
    await register('se', 'stays@example.se');
    const unknown = await control('restore', { name: 'never taken' });
    expect(unknown).toMatchObject({ status: 404, body: { name: 'not_found', message: 'There is no snapshot never taken.' } });
    expect(await find('eu', 'se', 'stays@example.se')).toBe(1);
    expect((await ask(sandbox.app, 'DELETE', '/__sandbox/snapshots/nothing')).status).toBe(404);
    for (const json of [{}, { name: 7 }, { name: '' }, { name: 'a"; drop schema x' }, { name: 'x'.repeat(61) }]) {
      const { status, body } = await control('snapshot', json);
      expect([status, body.attributes[0].attribute]).toEqual([400, 'name']);
    }
  });

  test('a snapshot above the maximum number is refused with a reason', async () => {
    for (let number = 1; number <= maxSnapshots; number += 1) await control('snapshot', { name: `number ${number}` });
    const { status, body } = await control('snapshot', { name: 'one more' });
    expect([status, body.name, body.message]).toEqual([409, 'ConflictError', 'There are 10 snapshots already: delete one first.']);
    expect((await control('snapshot', { name: 'number 1' })).status).toBe(201);
  });

  test('requests during a restore see the state before or after it, never a mix', async () => {
    const token = await tokenOf(sandbox.app, 'se', 'superuser');
    await control('snapshot', { name: 'few' });
    for (let number = 0; number < 6; number += 1) await register('se', `together${number}@example.se`);
    await control('snapshot', { name: 'many' });
    const seen = new Set<string>();
    const readList = async () => {
      const list = await ask(sandbox.app, 'GET', '/customer-management/eu/users?q=together&size=100', { token });
      if (list.status === 200) seen.add(`${list.body.meta.totalItems} of ${list.body.data.length}`);
    };
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([
        readList(),
        control('restore', { name: 'few' }),
        readList(),
        readList(),
        control('restore', { name: 'many' }),
        readList(),
        readList(),
      ]);
    }
    expect([...seen].filter((state) => state !== '0 of 0' && state !== '6 of 6')).toEqual([]);
    expect(seen).toContain('6 of 6');
  });

  test('another process on the same data can restore a snapshot', async () => {
    await register('se', 'kept@example.se');
    await control('snapshot', { name: 'over night' });
    await control('reset', { realm: 'se' });
    if (kind === 'PGlite') await sandbox.closeSandbox();
    const next = await createSandbox({ data: sandbox.data });
    try {
      const { status } = await ask(next.app, 'POST', '/__sandbox/restore', { json: { name: 'over night' } });
      expect(status).toBe(200);
      const token = await tokenOf(next.app, 'se', 'superuser');
      const found = await ask(next.app, 'GET', '/customer-management/eu/users?q=kept@example.se', { token });
      expect(found.body.meta.totalItems).toBe(1);
    } finally {
      await next.close();
    }
  });
});

test('every table has a primary key that snapshots can compare rows by', () => {
  for (const tables of Object.values(tablesOf)) expect(copiedTables(tables).length).toBeGreaterThan(25);
});
