import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectReport } from '../../../../scripts/suites/reports.ts';
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { copySeed } from '../sandbox/testing/seedFolder.ts';
import { canMount, mountSmallDisk, type SmallDisk } from '../sandbox/testing/smallDisk.ts';
import { openingTime } from '../sandbox/testing/testSandbox.ts';
import { ask, tokenOf } from '../sandbox/testing/visitor.ts';
import { PreparingPglite } from './preparingPglite.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

describe.runIf(canMount)('a full disk', () => {
  let disk: SmallDisk;
  let sandbox: Sandbox;
  let folder: string;
  beforeAll(async () => {
    disk = mountSmallDisk(600);
    folder = await copySeed(join(disk.folder, 'data'));
    sandbox = await createSandbox({ data: { folder } });
  }, openingTime);
  afterAll(async () => {
    await sandbox.close();
    disk.remove();
  });

  const groups = '/customer-management/eu/groups';

  test(
    'that fills up during a transaction loses nothing: it commits, writes are refused until there is room, and reads go on',
    async () => {
      expectReport('The disk of the database is full');
      const token = await tokenOf(sandbox.app, 'se', 'superuser');
      const create = (name: string) => ask(sandbox.app, 'PUT', groups, { token, json: { name, schoolUid: 'se-school-4', type: 'class' } });
      const total = async () => (await ask(sandbox.app, 'GET', `${groups}?size=1`, { token })).body.meta.totalItems;
      const health = async () => ask(sandbox.app, 'GET', '/__sandbox/health');
      const before = await total();
      const { engine, tables } = sandbox.shards.eu;
      const names = Array.from({ length: 5000 }, () => randomBytes(900).toString('hex'));
      await engine.database.transaction(async (transaction) => {
        disk.fill();
        for (const lastName of names) await transaction.update(tables.users).set({ lastName }).where(eq(tables.users.uid, 'se-user-6'));
      });
      const { status, body, headers } = await create('Refused');
      expect([status, body.name, headers.get('retry-after')]).toEqual([503, 'DatabaseFull', '30']);
      expect(await total()).toBe(before);
      expect((await health()).body).toMatchObject({ status: 'full', full: ['eu', 'us'], unavailable: [] });
      expect((await health()).status).toBe(503);

      // A start on the full disk reads too.
      await sandbox.close();
      sandbox = await createSandbox({ data: { folder } });
      expect(await total()).toBe(before);
      expect((await create('Refused too')).status).toBe(503);

      disk.free();
      expect((await health()).body.status).toBe('ok');
      expect((await create('After')).status).toBe(201);
      expect(await total()).toBe(before + 1);
      const { users } = sandbox.shards.eu.tables;
      const [user] = await sandbox.shards.eu.engine.database.select().from(users).where(eq(users.uid, 'se-user-6'));
      expect(user?.lastName).toBe(names.at(-1));
    },
    openingTime,
  );

  test(
    'without a reserve ends the database, which refuses everything then and blocks nobody',
    async () => {
      const losses: Error[] = [];
      const pglite = new PreparingPglite(
        { dataDir: join(disk.folder, 'bare'), postgresqlconf: ['wal_init_zero=off'] },
        { lost: (reason) => losses.push(reason) },
      );
      await pglite.exec('create table notes (text text); insert into notes values (null)');
      // The next write-ahead file, which is a hole until it is written.
      await pglite.exec('select pg_switch_wal()');
      disk.fill();
      const write = () => pglite.query('update notes set text = $1', [randomBytes(900).toString('hex')]);
      for (let number = 0; number < 1000 && losses.length === 0; number++) await write().catch(() => {});
      expect(losses).toHaveLength(1);
      await expect(write()).rejects.toSatisfy(isDatabaseUnavailable);
      await expect(pglite.transaction(async (transaction) => transaction.query('select 1'))).rejects.toSatisfy(isDatabaseUnavailable);
      disk.free();
    },
    openingTime,
  );
});
