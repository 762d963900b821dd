import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { PreparedStatementCache } from './preparedStatementCache.ts';

/** Returns whether a statement is worth preparing: bulk inserts run once, and their plans only take space. */
const isSmall = (statement: string, values: readonly unknown[]) => values.length <= 100 && statement.length <= 10_000;

/** A PGlite that keeps statements prepared, inside and outside of transactions. */
export class PreparingPglite extends PGlite {
  readonly #prepared = new PreparedStatementCache(this);

  /** Returns the JSON value that a statement selects. Waits for open transactions, which use the only connection. */
  json<Value>(statement: string, values: readonly unknown[]): Promise<Value> {
    return this._runExclusiveTransaction(() => this.runExclusive(() => this.#prepared.json<Value>(statement, values)));
  }

  override async query<Row>(statement: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    if (!isSmall(statement, values)) return super.query(statement, values, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.runExclusive(() => this.#prepared.query<Row>(statement, values, options)));
  }

  override transaction<Result>(callback: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((transaction) => {
      const query = <Row>(statement: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> =>
        transaction.closed || !isSmall(statement, values)
          ? transaction.query(statement, values, options)
          : this.runExclusive(() => this.#prepared.query<Row>(statement, values, options));
      return callback(Object.assign(Object.create(transaction), { query }));
    });
  }
}
