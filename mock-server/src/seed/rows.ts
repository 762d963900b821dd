import type { Tables } from '../database/tables.ts';

/** A row to insert into a table of a shard. */
export type Row<Name extends keyof Tables> = Tables[Name] extends { $inferInsert: infer Insert } ? Insert : never;

/** The tables of a shard that hold rows of realms, by name. */
export type SeededTable = {
  [Name in keyof Tables]: [Row<Name>] extends [{ realm: string }] ? ([Row<Name>] extends [never] ? never : Name) : never;
}[keyof Tables];

/** The rows of a new realm, by table; a table that is not named stays unchanged. */
export type RealmRows = { readonly [Name in SeededTable]?: Row<Name>[] };
