import { date, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { sortText } from '../../../database/columns.ts';
import type { Realm, Shard } from '../../../database/realms.ts';

/** Defines the tables of the subscriptions that people and school units have from staff. */
export function periodTables(shard: Shard) {
  const schema = pgSchema(`customer_management_${shard}`);
  const subscriptionTypes = schema.table(
    'subscription_types',
    { realm: text().$type<Realm>().notNull(), type: text().notNull(), name: text().notNull(), nameKey: sortText('name_key').notNull() },
    (table) => [primaryKey({ columns: [table.realm, table.type] })],
  );
  const period = () => ({
    realm: text().$type<Realm>().notNull(),
    id: integer().notNull(),
    owner: text().notNull(),
    type: text().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    /** The id of the school unit's period from which an administrator gave this one; null if a superuser set it. */
    grantedFrom: integer('granted_from'),
  });
  const userPeriods = schema.table('user_periods', period(), (table) => [
    primaryKey({ columns: [table.realm, table.id] }),
    index().on(table.owner),
    index().on(table.realm, table.grantedFrom),
  ]);
  const schoolUnitPeriods = schema.table(
    'school_unit_periods',
    {
      ...period(),
      /** How many people administrators may give it to; null if everybody at the unit and below has it. */
      licences: integer(),
    },
    (table) => [primaryKey({ columns: [table.realm, table.id] }), index().on(table.owner), index().on(table.realm, table.grantedFrom)],
  );
  return {
    subscriptionTypes,
    userPeriods,
    schoolUnitPeriods,
  };
}
