import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { PreparedStatements } from './preparedStatements.ts';

/** What fills whole tables is written once, and its plan would only take space. */
const isSmall = (statement: string, values: readonly unknown[]) => values.length <= 100 && statement.length <= 10_000;

/** PGlite whose statements stay prepared, in transactions and outside of them. */
export class PreparingPglite extends PGlite {
  readonly #prepared = new PreparedStatements(this);

  /** The JSON value that a statement selects. Waits for transactions that are open: they have the one connection to themselves. */
  json(statement: string, values: readonly unknown[]): Promise<unknown> {
    return this._runExclusiveTransaction(() => this.runExclusive(() => this.#prepared.json(statement, values)));
  }

  override async query<Row>(statement: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    if (!isSmall(statement, values)) return super.query(statement, values, options);
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.runExclusive(() => this.#prepared.query<Row>(statement, values, options)));
  }

  override transaction<Result>(carryOut: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((transaction) => {
      const query = <Row>(statement: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> =>
        transaction.closed || !isSmall(statement, values)
          ? transaction.query(statement, values, options)
          : this.runExclusive(() => this.#prepared.query<Row>(statement, values, options));
      return carryOut(Object.assign(Object.create(transaction), { query }));
    });
  }
}
