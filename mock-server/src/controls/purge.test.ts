import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShards, type Shards } from '../database/shards.ts';
import { copySeed } from '../sandbox/testing/seedFolder.ts';
import { openingTime } from '../sandbox/testing/testSandbox.ts';
import { simulatedCards } from '../services/payment/provider/simulatedCards.ts';
import { clockOf } from './clock.ts';
import { purge } from './purge.ts';

const day = 24 * 3_600_000;
let folder: string;
let shards: Shards;
beforeAll(async () => {
  folder = await copySeed();
  shards = await openShards({ folder });
}, openingTime);
afterAll(async () => {
  await shards.close();
  rmSync(folder, { recursive: true });
});

test('deleted users and their audit logs are erased 30 days later by the clock', async () => {
  const { engine, tables } = shards.eu;
  const clock = clockOf(shards.eu);
  const left = async () => [
    await engine.database.$count(tables.users, eq(tables.users.uid, 'se-user-60')),
    await engine.database.$count(tables.auditLogs, eq(tables.auditLogs.subject, 'se-user-60')),
  ];
  await engine.database
    .update(tables.users)
    .set({ deletedAt: await clock.now() })
    .where(eq(tables.users.uid, 'se-user-60'));
  await clock.setAhead(29 * day);
  await purge({ ...shards.eu, clock, cards: simulatedCards });
  const before = await left();
  expect(before[0]).toBe(1);
  expect(before[1]).toBeGreaterThan(0);
  await clock.setAhead(31 * day);
  await purge({ ...shards.eu, clock, cards: simulatedCards });
  expect(await left()).toEqual([0, 0]);
});
