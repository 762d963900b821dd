import { serverCategories } from '@realmkit/openapi/personal-data';
import { lte } from 'drizzle-orm';
import { type TableAboutPeople, tablesAboutPeople } from './personalTables.ts';
import type { ShardData } from './shards.ts';

const day = 24 * 3_600_000;
const year = 365.25 * day;

/** Returns how long a row is stored whatever becomes of its person, in milliseconds; undefined where only the account counts. */
function periodOf({ category }: TableAboutPeople): number | undefined {
  const { retention } = serverCategories[category];
  return retention.kind === 'days' ? retention.days * day : retention.kind === 'years' ? retention.years * year : undefined;
}

/** Erases the rows whose own time is over at `now`, in milliseconds since 1970, by the list of personal data. */
export async function eraseExpired({ engine: { database }, tables }: Pick<ShardData, 'engine' | 'tables'>, now: number): Promise<void> {
  for (const listed of tablesAboutPeople(tables)) {
    const period = periodOf(listed);
    if (listed.expires !== undefined) await database.delete(listed.table).where(lte(listed.column(listed.expires), now));
    if (listed.since !== undefined && period !== undefined)
      await database.delete(listed.table).where(lte(listed.column(listed.since), now - period));
  }
}
