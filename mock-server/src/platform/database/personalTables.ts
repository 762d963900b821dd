import { type PersonalTable, personalTables } from '@realmkit/openapi/personal-data';
import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Shard } from './realms.ts';
import { tablesOf } from './tables.ts';

/** A table of the list of personal data, with the table of a shard. */
export interface TableAboutPeople extends PersonalTable {
  /** The schema, without the shard, and the name. */
  readonly name: string;
  readonly table: PgTable;
  /** Returns a column by its name in the database. */
  readonly column: (name: string) => PgColumn;
}

const described = (shard: Shard): TableAboutPeople[] => {
  const listed = new Map(personalTables());
  return Object.values(tablesOf[shard]).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const config = getTableConfig(table);
    const name = `${config.schema?.slice(0, -`_${shard}`.length)}.${config.name}`;
    const about = listed.get(name);
    if (!about) return [];
    const column = (columnName: string): PgColumn => {
      const found = config.columns.find((one) => one.name === columnName);
      if (!found) throw new Error(`The table ${name} has no column ${columnName}.`);
      return found;
    };
    return [{ ...about, name, table, column }];
  });
};

const tables = { eu: described('eu'), us: described('us') } as const;

/** Returns the tables of a shard with personal data. */
export const tablesAboutPeople = (shard: Shard): readonly TableAboutPeople[] => tables[shard];
