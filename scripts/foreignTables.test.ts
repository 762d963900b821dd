import { expect, test } from 'vitest';
import { findForeignTables, foreignTables, usedTables } from './foreignTables.ts';

test('each table of another domain that a domain of the sandbox uses is on the list with a reason, and no other is', () => {
  const listed = Object.entries(foreignTables).map(([domain, reasons]) => [domain, Object.keys(reasons).toSorted()]);
  expect(findForeignTables()).toEqual(Object.fromEntries(listed));
});

test.each([
  'const rows = await executor.select().from(shard.tables.loginCards);',
  'const { users, loginCards } = shard.tables;',
  'const { users, loginCards: cards } = tables;',
  'function find(executor: Executor, { loginCards }: Tables) {}',
  'const read = ({ engine, tables: { loginCards } }: ServiceShard) => engine;',
  "const from = tableName(shard, 'login_cards');",
])('the use of a table is found in: %s', (text) => {
  expect([...usedTables(text)]).toContain('loginCards');
});
