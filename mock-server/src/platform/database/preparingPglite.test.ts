import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PreparingPglite } from './preparingPglite.ts';

const everyType =
  'select $1::int as a, $2::text as b, $3::jsonb as c, $4::text[] as d, $5::boolean as e, $6::timestamptz as f, $7::bytea as g, null as h';
const values = () => [7, 'åäö', { x: [1, null] }, ['one, two', 'three "4"'], true, '2025-09-01T08:00:00Z', new Uint8Array([0, 255])];

describe('PGlite with prepared statements', () => {
  let [preparing, plain]: PGlite[] = [];
  const both = () => {
    if (!preparing || !plain) throw new Error('Not opened yet.');
    return { preparing, plain };
  };
  beforeAll(async () => {
    preparing = new PreparingPglite();
    plain = new PGlite();
    await Promise.all([preparing.waitReady, plain.waitReady]);
    await preparing.query('create table things (id int primary key, name text)');
  });
  afterAll(() => Promise.all([preparing?.close(), plain?.close()]));

  test.each(['array', 'object'] as const)(
    'a prepared statement returns each row as an %s like plain PGlite, on the first call and later',
    async (rowMode) => {
      const own = await both().plain.query(everyType, values(), { rowMode });
      for (let time = 0; time < 2; time += 1)
        expect((await both().preparing.query(everyType, values(), { rowMode })).rows).toEqual(own.rows);
    },
  );

  test('a query uses the type parsers of its caller', async () => {
    const parsers = { 23: (text: string) => `number ${text}` };
    expect((await both().preparing.query('select $1::int as a', [7], { parsers })).rows).toEqual([{ a: 'number 7' }]);
  });

  test('the least recently used statements are closed when there are too many, and prepared again when needed', async () => {
    for (let number = 0; number < 310; number += 1)
      expect((await both().preparing.query(`select ${number} as a`)).rows).toEqual([{ a: number }]);
    expect((await both().preparing.query('select 0 as a')).rows).toEqual([{ a: 0 }]);
  });

  test('a statement that fails rolls its transaction back, and the next transaction can use it', async () => {
    const { preparing: database } = both();
    const add = (id: number, name: string) =>
      database.transaction((transaction) => transaction.query('insert into things values ($1, $2)', [id, name]));
    await add(1, 'one');
    const twice = database.transaction(async (transaction) => {
      await transaction.query('insert into things values ($1, $2)', [2, 'two']);
      await transaction.query('insert into things values ($1, $2)', [1, 'one again']);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    await add(3, 'three');
    expect((await database.query('select id from things order by id')).rows).toEqual([{ id: 1 }, { id: 3 }]);
  });

  test('a query in a transaction that is over is rejected', async () => {
    let late: (() => Promise<unknown>) | undefined;
    await both().preparing.transaction(async (transaction) => {
      late = () => transaction.query('select 1');
    });
    await expect(late?.()).rejects.toThrow('closed');
  });
});
