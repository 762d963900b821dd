import type { OwnTables, TablesOfShards } from '../../database/tables.ts';
import * as eu from './eu.schema.ts';
import * as us from './us.schema.ts';

type TablesOfDomains = Omit<typeof eu, keyof OwnTables>;

declare module '../../database/tables.ts' {
  interface Tables extends TablesOfDomains {}
}

/** The tables of the engines and of all domains, by shard. */
export const tablesOf: TablesOfShards = { eu, us };
