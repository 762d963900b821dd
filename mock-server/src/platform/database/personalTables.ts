import { type PersonalTable, personalTables } from '@realmkit/openapi/personal-data';
import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tables } from './tables.ts';

/** A table of the list of personal data, with the table of a shard. */
export interface TableAboutPeople extends PersonalTable {
  /** The schema, without the shard, and the name. */
  readonly name: string;
  readonly table: PgTable;
  /** Returns a column by its name in the database. */
  readonly column: (name: string) => PgColumn;
}

const described = (tables: Tables): TableAboutPeople[] => {
  const listed = new Map(personalTables());
  return Object.values(tables).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const config = getTableConfig(table);
    const name = `${config.schema?.replace(/_[a-z]+$/, '')}.${config.name}`;
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

const known = new WeakMap<Tables, readonly TableAboutPeople[]>();

/** Returns the tables of a shard with personal data. */
export function tablesAboutPeople(tables: Tables): readonly TableAboutPeople[] {
  const found = known.get(tables) ?? described(tables);
  known.set(tables, found);
  return found;
}
