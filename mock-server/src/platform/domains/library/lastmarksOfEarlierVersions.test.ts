import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEarlierVersion } from '../../sandbox/testing/earlierVersion.ts';
import { openingTime } from '../../sandbox/testing/testSandbox.ts';

let version: Awaited<ReturnType<typeof openEarlierVersion>>;

beforeAll(async () => {
  version = await openEarlierVersion('0009_stale_memberships');
}, openingTime);
afterAll(() => version.pglite.close());

test('a stored position gets the time of the migration, and new ones name theirs', async () => {
  const { pglite, update } = version;
  for (const schema of ['library_eu', 'library_us'])
    await pglite.exec(`insert into ${schema}.lastmarks (realm, user_uid, book_id, position) values ('se', 'u1', 'book-1', '{}')`);
  const before = Date.now();
  await update();
  for (const schema of ['library_eu', 'library_us']) {
    const { rows } = await pglite.query<{ read_at: number }>(`select read_at from ${schema}.lastmarks`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.read_at).toBeGreaterThanOrEqual(before);
    expect(rows[0]?.read_at).toBeLessThanOrEqual(Date.now());
    await expect(
      pglite.exec(`insert into ${schema}.lastmarks (realm, user_uid, book_id, position) values ('se', 'u1', 'book-2', '{}')`),
    ).rejects.toThrow('read_at');
  }
});
