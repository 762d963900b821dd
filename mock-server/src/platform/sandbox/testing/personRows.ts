import { is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ServiceShard, ServiceShards } from '../../access/serviceShard.ts';
import { rowsOf } from '../../database/executor.ts';
import { type TableAboutPeople, tablesAboutPeople } from '../../database/personalTables.ts';
import { shards as allShards, type Shard } from '../../database/realms.ts';
import { tablesOf } from '../schema/tablesOf.ts';

/** A person in tests. `mark` is a word in every text about them. */
export interface MarkedPerson {
  readonly uid: string;
  readonly email: string;
  readonly mark: string;
  /** A word that replaces the mark in every column with secrets. */
  readonly secretMark?: string;
}

/** Values without which a job of the sandbox would take a row for one that waits for it. */
const finalStates: Readonly<Record<string, string>> = {
  'payment.subscriptions': 'canceled',
  'payment.charge_intents': 'succeeded',
  'payment.orders': 'completed',
  'payment.invoices': 'paid',
  'sync.sync_jobs': 'finished',
};

/** Values of columns that other code reads, where a word would be none. */
const readValues: Readonly<Record<string, string>> = { time_zone: 'Europe/Stockholm', locale: 'sv' };

// Far from the numbers that the seed uses; the log of a sync belongs to the job of the other row.
const [ownNumber, otherNumber] = [900_000, 900_001];

/** Returns the value of a column: of a row of the person, or of a row about somebody else that mentions the person. */
function columnValue(listed: TableAboutPeople, column: PgColumn, about: MarkedPerson, now: number, own: boolean): SQL {
  const { name, enumValues } = column;
  const { name: table, person, email, mentions = {} } = listed;
  const other = 'se-nobody';
  if (Object.hasOwn(mentions, name)) return sql`${about.uid}`;
  if (Object.values(mentions).includes(name)) return sql`${about.mark}`;
  if (person.includes(name)) return sql`${own ? about.uid : other}`;
  if (name === email) return sql`${about.email}`;
  // A reset finds codes by their app.
  if (name === 'client_id') return sql`${`realmkit-${about.uid.split('-')[0]}`}`;
  if (name === 'realm') return sql`${about.uid.split('-')[0]}`;
  if (Object.hasOwn(readValues, name)) return sql`${readValues[name]}`;
  if (name === 'status' && table in finalStates) return sql`${finalStates[table]}`;
  if (enumValues?.[0] !== undefined) return sql`${enumValues[0]}`;
  const type = column.getSQLType();
  if (about.secretMark !== undefined && listed.secret?.includes(name) && type === 'text')
    return sql`${`${about.secretMark} ${table} ${name}`}`;
  const mark = about.secretMark !== undefined && listed.secret?.includes(name) ? about.secretMark : own ? about.mark : other;
  return valueOfType(type, name, mark, now, own ? ownNumber : otherNumber);
}

/** Returns a value of a type; `number` is an id. */
function valueOfType(type: string, name: string, mark: string, now: number, number: number): SQL {
  switch (type) {
    case 'bigint':
      return sql`${now}`;
    case 'integer':
      return sql`${name === 'id' ? number : name === 'job_id' ? otherNumber : 1}`;
    case 'real':
    case 'double precision':
      return sql`1`;
    case 'boolean':
      return sql`false`;
    case 'jsonb':
      return sql`${JSON.stringify([{ name: mark }])}::jsonb`;
    case 'date':
      return sql`'2026-01-01'`;
    case 'text[]':
      return sql`array[${mark}]`;
    default:
      // Ids say nothing about anybody.
      return sql`${name === 'id' ? `row-${number}` : `${mark} ${name}`}`;
  }
}

async function writeRow({ engine: { database } }: ServiceShard, table: PgTable, value: (column: PgColumn) => SQL): Promise<void> {
  const columns = getTableConfig(table).columns.filter(({ generatedIdentity }) => !generatedIdentity);
  const names = columns.map(({ name }) => sql.identifier(name));
  await database.execute(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(columns.map(value), sql`, `)}) on conflict do nothing`,
  );
}

/** Writes a row of a person into every table of their shard that has personal data, and one of somebody else that mentions them. */
export async function writeRowsAbout(shard: ServiceShard, about: MarkedPerson): Promise<void> {
  const now = await shard.clock.now();
  for (const listed of tablesAboutPeople(shard.tables)) {
    if (listed.person.length > 0 || !listed.mentions)
      await writeRow(shard, listed.table, (column) => columnValue(listed, column, about, now, true));
    if (listed.mentions) await writeRow(shard, listed.table, (column) => columnValue(listed, column, about, now, false));
  }
}

/** Returns the tables of all shards with a row that contains one of the words, in any column; each with those words. */
export async function findWords(data: ServiceShards, words: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const search = async (shard: Shard, table: PgTable) => {
    const { schema = '', name } = getTableConfig(table);
    const listedName = `${schema.slice(0, -`_${shard}`.length)}.${name}`;
    for (const word of words) {
      const rows = await rowsOf(data[shard].engine.database, sql`select 1 from ${table} t where t::text ~* ${`\\m${word}\\M`} limit 1`);
      if (rows.length > 0) found[listedName] = [...(found[listedName] ?? []), word];
    }
  };
  for (const shard of allShards) for (const table of Object.values(tablesOf[shard])) if (is(table, PgTable)) await search(shard, table);
  return found;
}

/** Returns the copied tables of all snapshots with a row that contains one of the words. */
export async function findWordsInSnapshots(data: ServiceShards, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const shard of allShards) {
    const { database } = data[shard].engine;
    const copies = await rowsOf<{ place: string; name: string }>(
      database,
      sql`select schemaname as place, tablename as name from pg_tables where schemaname like ${`snapshot\\_${shard}\\_%`}`,
    );
    for (const { place, name } of copies) {
      const copy = sql`${sql.identifier(place)}.${sql.identifier(name)}`;
      const rows = await rowsOf(database, sql`select 1 from ${copy} t where t::text ~* ${`\\m(${words.join('|')})\\M`} limit 1`);
      if (rows.length > 0) found.push(name);
    }
  }
  return found;
}
