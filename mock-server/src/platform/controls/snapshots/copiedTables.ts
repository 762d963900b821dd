import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Executor, rowsOf } from '../../database/executor.ts';
import type { Shard } from '../../database/realms.ts';
import type { Tables } from '../../database/tables.ts';

/** The tables that snapshots leave out: database version, signing keys, list versions and erased users, which only grow, and the snapshots themselves. */
const excludedTables: ReadonlySet<string> = new Set<keyof Tables>(['stamp', 'signingKeys', 'realmVersions', 'erasedUsers', 'snapshots']);

/** Returns the PostgreSQL schema with a snapshot's copies of a shard. */
export const schemaNameOf = (shard: Shard, number: number): string => `snapshot_${shard}_${number}`;

interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

function describeTable(table: PgTable): CopiedTable {
  const { schema = 'public', name, columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter(({ primary }) => primary).map((column) => column.name);
  const key = primaryKeys[0]?.columns.map((column) => column.name) ?? own;
  if (key.length === 0) throw new Error(`The table ${schema}.${name} has no primary key: snapshots could not tell its rows apart.`);
  return { schema, name, columns: columns.map((column) => column.name), key };
}

/** Returns the tables of a shard that a snapshot contains. */
export function copiedTables(tables: Tables): CopiedTable[] {
  return Object.entries(tables).flatMap(([name, table]) => (is(table, PgTable) && !excludedTables.has(name) ? [describeTable(table)] : []));
}

const listed = (names: readonly string[], of: string): SQL =>
  sql.join(
    names.map((name) => sql`${sql.identifier(of)}.${sql.identifier(name)}`),
    sql`, `,
  );
const plain = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
const original = ({ schema, name }: CopiedTable): SQL => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
const copyName = ({ schema, name }: CopiedTable): string => `${schema}.${name}`;
const copyIn = (place: string, table: CopiedTable): SQL => sql`${sql.identifier(place)}.${sql.identifier(copyName(table))}`;

/** Copies tables into a new PostgreSQL schema. */
export async function copyTables(executor: Executor, tables: readonly CopiedTable[], place: string): Promise<void> {
  await executor.execute(sql`create schema ${sql.identifier(place)}`);
  for (const table of tables)
    await executor.execute(sql`create table ${copyIn(place, table)} as select ${plain(table.columns)} from ${original(table)}`);
}

/** Removes copies with their schema. */
export async function dropCopies(executor: Executor, place: string): Promise<void> {
  await executor.execute(sql`drop schema if exists ${sql.identifier(place)} cascade`);
}

/** Returns whether the copies have exactly these tables with exactly these columns. */
export async function tablesMatch(executor: Executor, tables: readonly CopiedTable[], place: string): Promise<boolean> {
  const found = await rowsOf<{ at: string }>(
    executor,
    sql`select relname || '.' || attname as at from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = to_regnamespace(${place}) and relkind = 'r' and attnum > 0`,
  );
  const expected = tables.flatMap((table) => table.columns.map((column) => `${copyName(table)}.${column}`));
  return found.length === expected.length && new Set([...expected, ...found.map(({ at }) => at)]).size === expected.length;
}

/**
 * Restores tables from their copies. Only rows that differ are written: that is many times faster than refilling the tables with all their indexes,
 * and concurrent readers see the state before the transaction.
 */
export async function restoreTables(executor: Executor, tables: readonly CopiedTable[], place: string): Promise<void> {
  for (const table of tables) {
    const { columns, key } = table;
    const [there, copy] = [original(table), copyIn(place, table)];
    const sameKey = sql`(${listed(key, 'copy')}) = (${listed(key, 'present')})`;
    const sameRow = sql`row(${listed(columns, 'copy')}) is not distinct from row(${listed(columns, 'present')})`;
    await executor.execute(sql`delete from ${there} present where not exists (select from ${copy} copy where ${sameKey} and ${sameRow})`);
    await executor.execute(
      sql`insert into ${there} (${plain(columns)}) overriding system value select ${listed(columns, 'copy')} from ${copy} copy where not exists (select from ${there} present where ${sameKey})`,
    );
  }
}
