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

interface Ambient {
  readonly transaction: Database;
  /** True if whoever runs in it is not to know: it is only there to be rolled back. */
  readonly hidden?: true;
}

/** Ends a transaction that is to be rolled back. */
class Undone extends Error {}

/** Makes each transaction of a database the ambient one of what its callback calls. */
function withAmbientCallbacks(database: Database, ambient: AsyncLocalStorage<Ambient>): Database {
  const transaction: Database['transaction'] = (run, config) =>
    database.transaction((inner) => ambient.run({ transaction: inner }, () => run(inner)), config);
  return new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

/**
 * Adds `inTransaction` to an engine: while its callback runs, `database` and `json` are that transaction for everything that the callback calls, and
 * transactions in it are savepoints. An ambient transaction needs no second connection, which would be a deadlock: PGlite has only one.
 */
export function withAmbientTransaction(engine: Omit<Engine, 'isInTransaction' | 'inTransaction' | 'undone'>): Engine {
  const ambient = new AsyncLocalStorage<Ambient>();
  const database = withAmbientCallbacks(engine.database, ambient);
  const current = (): Database => ambient.getStore()?.transaction ?? database;
  return {
    ...engine,
    get database() {
      return current();
    },
    json(statement, values) {
      const transaction = ambient.getStore()?.transaction;
      return transaction ? jsonIn(transaction, statement, values) : engine.json(statement, values);
    },
    get isInTransaction() {
      const store = ambient.getStore();
      return store !== undefined && !store.hidden;
    },
    inTransaction: (run) => current().transaction((transaction) => ambient.run({ transaction }, run)),
    async undone(run) {
      const result = Promise.withResolvers<Awaited<ReturnType<typeof run>>>();
      await current()
        .transaction(async (transaction) => {
          result.resolve(await ambient.run({ transaction, hidden: true }, run));
          throw new Undone();
        })
        .catch((reason: unknown) => {
          if (!(reason instanceof Undone)) throw reason;
        });
      return result.promise;
    },
  };
}
