import type { Tables } from '../database/tables.ts';

/** A row to insert into a table of a shard. */
export type Row<Name extends keyof Tables> = Tables[Name] extends { $inferInsert: infer Insert } ? Insert : never;

/** Everything a realm begins with, by table. */
export interface RealmRows {
  readonly schoolUnits: Row<'schoolUnits'>[];
  readonly groups: Row<'groups'>[];
  readonly users: Row<'users'>[];
  readonly credentials: Row<'credentials'>[];
  readonly associations: Row<'associations'>[];
  readonly memberships: Row<'memberships'>[];
  readonly subscriptionTypes: Row<'subscriptionTypes'>[];
  readonly userPeriods: Row<'userPeriods'>[];
  readonly schoolUnitPeriods: Row<'schoolUnitPeriods'>[];
  readonly syncSettings: Row<'syncSettings'>[];
  readonly auditLogs: Row<'auditLogs'>[];
  readonly counters: Row<'counters'>[];
}
