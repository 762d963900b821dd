import { personalTables, serverTables } from '@realmkit/openapi/personal-data';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { type Shard, shards } from '../../database/realms.ts';
import { tablesOf } from './tablesOf.ts';

/** Returns the columns of the tables of a shard, by the name in the list of personal data. */
const schemaOf = (shard: Shard): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.values(tablesOf[shard]).flatMap((table) => {
      if (!is(table, PgTable)) return [];
      const { schema = '', name, columns } = getTableConfig(table);
      return [[`${schema.replace(new RegExp(`_${shard}$`), '')}.${name}`, columns.map((column) => column.name).toSorted()] as const];
    }),
  );

test.each(shards)('the list of personal data names every table of the shard %s', (shard) => {
  expect(Object.keys(serverTables).toSorted()).toEqual([...schemaOf(shard).keys()].toSorted());
});

test.each(personalTables())('the list of personal data names each column of %s once', (name, table) => {
  const { data, derived = [], secret = [], others = [] } = table;
  expect([...data, ...derived, ...secret, ...others].toSorted()).toEqual(schemaOf('eu').get(name));
});

test.each(personalTables())('the list of personal data finds the rows of a person in %s by existing columns', (name, table) => {
  const { person, email = [], mentions = {}, since = [], expires = [] } = table;
  const used = [person, email, Object.entries(mentions), since, expires].flat(2);
  expect(schemaOf('eu').get(name)).toEqual(expect.arrayContaining(used));
});
