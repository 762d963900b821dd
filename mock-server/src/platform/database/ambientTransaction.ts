import { AsyncLocalStorage } from 'node:async_hooks';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Engine } from './engine.ts';
import { rowsOf } from './executor.ts';

/** Replaces the placeholders of a statement with Drizzle's parameters. */
function parameterized(statement: string, values: readonly unknown[]): SQL {
  const parts = statement.split(/\$(\d+)/);
  return sql.join(parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)));
}

async function jsonIn<Value>(transaction: Database, statement: string, values: readonly unknown[]): Promise<Value> {
  const [row] = await rowsOf<Record<string, Value>>(transaction, parameterized(statement, values));
  const [value] = Object.values(row ?? {});
  if (value === undefined) throw new Error('A statement that selects one value came back empty.');
  return value;
}

/** Makes each transaction of a database the ambient one of what its callback calls. */
function withAmbientCallbacks(database: Database, ambient: AsyncLocalStorage<Database>): Database {
  const transaction: Database['transaction'] = (run, config) =>
    database.transaction((inner) => ambient.run(inner, () => run(inner)), config);
  return new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

/**
 * Adds `inTransaction` to an engine: while its callback runs, `database` and `json` are that transaction for everything that the callback calls, and
 * transactions in it are savepoints. An ambient transaction needs no second connection, which would be a deadlock: PGlite has only one.
 */
export function withAmbientTransaction(engine: Omit<Engine, 'isInTransaction' | 'inTransaction'>): Engine {
  const ambient = new AsyncLocalStorage<Database>();
  const database = withAmbientCallbacks(engine.database, ambient);
  const current = (): Database => ambient.getStore() ?? database;
  return {
    ...engine,
    get database() {
      return current();
    },
    json(statement, values) {
      const transaction = ambient.getStore();
      return transaction ? jsonIn(transaction, statement, values) : engine.json(statement, values);
    },
    get isInTransaction() {
      return ambient.getStore() !== undefined;
    },
    inTransaction: (run) => current().transaction((transaction) => ambient.run(transaction, run)),
  };
}
