import { type Tables, tablesOf } from '../tables.ts';

/** A row to insert into a table of a shard. */
export type Row<Name extends keyof Tables> = Tables[Name] extends { $inferInsert: infer Insert } ? Insert : never;

/** The tables of a shard that hold rows of realms, by name. */
export type SeededTable = {
  [Name in keyof Tables]: [Row<Name>] extends [{ realm: string }] ? ([Row<Name>] extends [never] ? never : Name) : never;
}[keyof Tables];

/** Returns whether a table of a shard holds rows of realms. */
export const isSeededTable = (name: string): name is SeededTable =>
  Object.entries(tablesOf.eu).some(([own, table]) => own === name && 'realm' in table);

/** The rows of a new realm, by table; a table that is not named stays unchanged. */
export type RealmRows = { readonly [Name in SeededTable]?: Row<Name>[] };
