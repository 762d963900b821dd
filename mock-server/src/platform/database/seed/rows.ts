import type { Executor } from '../executor.ts';
import type { Realm } from '../realms.ts';
import type { Tables } from '../tables.ts';

/** A row to insert into a table of a shard. */
export type Row<Name extends keyof Tables> = Tables[Name] extends { $inferInsert: infer Insert } ? Insert : never;

/** The tables of a shard that hold rows of realms, by name. */
export type SeededTable = {
  [Name in keyof Tables]: [Row<Name>] extends [{ realm: string }] ? ([Row<Name>] extends [never] ? never : Name) : never;
}[keyof Tables];

/** Returns the seeded tables that a record names. */
export const seededTablesIn = (tables: Tables, named: object): SeededTable[] =>
  Object.keys(named).filter((name): name is SeededTable => name in tables && 'realm' in tables[name as keyof Tables]);

/** The rows of a new realm, by table; a table that is not named stays unchanged. */
export type RealmRows = { readonly [Name in SeededTable]?: Row<Name>[] };

/** What the domains put into a new realm, and clear away at a reset. */
export interface Seed {
  /** Creates all rows of a new realm, the tables in the order in which they are written; the result is the same at every call. */
  readonly makeRows: (realm: Realm) => Promise<RealmRows>;
  /** Deletes what a realm has that no seed writes: log-ins and mails. */
  readonly clear: (executor: Executor, tables: Tables, realm: Realm) => Promise<void>;
  /** Brings in order, after realms are as new, what counts for all of a shard. */
  readonly finish: (executor: Executor, tables: Tables, realms: readonly Realm[]) => Promise<void>;
}
