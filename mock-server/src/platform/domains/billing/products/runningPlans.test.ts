import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn, periodAfter, zoneOf } from '../../../clock/calendar.ts';
import type { Realm } from '../../../database/realms.ts';

const day = 86_400_000;

/** Returns the end of a period as it was before days were the family's: the day of the month and the time of day of UTC. */
function periodByUtc(start: number, months: number, anchor: number): number {
  const from = new Date(start);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(from.getUTCFullYear(), month, Math.min(new Date(anchor).getUTCDate(), lastDay)) + (start % day);
}

/** Returns a day some months later, or the last day of a shorter month. */
function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 0, monthDay = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(monthDay, lastDay))).toISOString().slice(0, 10);
}

/** The hours of UTC at which the day of a realm may be another one, in winter or in summer. */
const hours: Readonly<Record<string, readonly number[]>> = { de: [22.25, 23.25], fi: [21.5, 22.5], uk: [23.25], us: [0, 1.5, 4.5] };

/** Plans that run, each with the charge that has been announced. */
const plansOf = (months: number, count: number) =>
  Object.entries(hours).flatMap(([realm, ofRealm]) =>
    [0, 1, 2, 9]
      .flatMap((month) => [1, 2, 15, 28, 29, 30, 31].map((date) => Date.UTC(2027, month, date)))
      .flatMap((date) => ofRealm.map((hour) => date + hour * 3_600_000))
      .flatMap((anchor) => {
        const ends = [periodByUtc(anchor, months, anchor)];
        while (ends.length < count) ends.push(periodByUtc(ends.at(-1) ?? anchor, months, anchor));
        return ends.map((end) => ({ realm: realm as Realm, anchor, end }));
      }),
  );

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
});
afterAll(() => database.close());

/** Returns the anchors of plans after the migration of a data folder of before. */
async function migratedAnchors(plans: ReturnType<typeof plansOf>): Promise<number[]> {
  const folder = fileURLToPath(new URL('../../../../../drizzle/', import.meta.url));
  const statements = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => statement.includes('SET "billing_anchor" = "period_end"'));
  expect(statements).toHaveLength(2);
  const rows = plans.map(({ realm, anchor, end }, id) => `(${id}, '${realm}', 'active', ${anchor}, ${end})`);
  for (const shard of ['eu', 'us'])
    await database.exec(`DROP SCHEMA IF EXISTS payment_${shard} CASCADE; CREATE SCHEMA payment_${shard};
      CREATE TABLE payment_${shard}.subscriptions (id int, realm text, status text, started_at bigint, period_end bigint, trial_end bigint, billing_anchor bigint);
      INSERT INTO payment_${shard}.subscriptions (id, realm, status, started_at, period_end)
        SELECT * FROM (VALUES ${rows.join(',')}) AS given (id, realm) WHERE (realm = 'us') = ('${shard}' = 'us');`);
  for (const statement of statements) await database.exec(statement);
  const { rows: anchors } = await database.query<{ anchor: string }>(`SELECT coalesce(billing_anchor, started_at) AS anchor
    FROM (SELECT * FROM payment_eu.subscriptions UNION ALL SELECT * FROM payment_us.subscriptions) AS plans ORDER BY id`);
  return anchors.map(({ anchor }) => Number(anchor));
}

test.each([
  ['month', 1, 12],
  ['year', 12, 4],
] as const)(
  'the period after the announced charge of a plan by the %s is a whole one, and up to four days longer',
  async (interval, months, count) => {
    const plans = plansOf(months, count);
    const anchors = await migratedAnchors(plans);
    const wrong = plans.flatMap(({ realm, anchor, end }, index) => {
      const zone = zoneOf({ realm });
      const first = dayIn(zone, end);
      const last = dayIn(zone, periodAfter(end, interval, anchors[index] ?? anchor, zone));
      const longer = (Date.parse(last) - Date.parse(monthsAfter(first, months))) / day;
      return longer < 0 || longer > 4 ? [`${realm}, ordered ${new Date(anchor).toISOString()}: ${first} to ${last}`] : [];
    });
    expect(wrong.slice(0, 20)).toEqual([]);
  },
);
