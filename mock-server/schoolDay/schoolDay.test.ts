import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSandbox } from '../src/platform/sandbox/sandbox.ts';
import { openTestData } from '../src/platform/sandbox/testing/testSandbox.ts';
import { gatherPeople } from './people.ts';
import { SchoolDay } from './schoolDay.ts';

const { SCHOOL_DAYS = '8', SCHOOL_DAY_ACTS = '200', SCHOOL_DAY_SEED = '1' } = process.env;

test('no word of a class at work is lost or shown to somebody else, while the service fails and the platform restarts', async () => {
  const { data, drop } = await openTestData('PGlite');
  let sandbox = await createSandbox({ data });
  const server = { request: (...request: Parameters<typeof sandbox.app.request>) => sandbox.app.request(...request) };
  const restart = async () => {
    await sandbox.close();
    sandbox = await createSandbox({ data });
  };
  const totals = { acts: 0, lost: 0, shown: 0 };
  for (const [first, realm] of (['se', 'de'] as const).entries()) {
    const people = await gatherPeople(server, realm);
    expect(people.pupils).toHaveLength(25);
    for (let day = first; day < Number(SCHOOL_DAYS); day += 2) {
      const { engine, tables } = sandbox.shards.eu;
      const isOfRealm = eq(tables.submissions.realm, realm);
      await engine.database.update(tables.submissions).set({ status: 'InProgress', answers: {} }).where(isOfRealm);
      const lived = new SchoolDay(server, people, Number(SCHOOL_DAY_SEED) * 10_000 + day, restart);
      await lived.begin();
      await lived.live(Number(SCHOOL_DAY_ACTS));
      await lived.end();
      expect([day, lived.lost, lived.shown]).toEqual([day, [], []]);
      totals.acts += lived.acts;
    }
  }
  await sandbox.close();
  await drop();
  process.stdout.write(`${SCHOOL_DAYS} histories, ${totals.acts} acts, ${totals.lost} lost, ${totals.shown} shown to others\n`);
}, 3_600_000);
