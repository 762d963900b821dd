import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { PreparedStatementCache } from './preparedStatementCache.ts';
import { databaseFull, databaseLost } from './unavailable.ts';

/** What a PGlite asks and tells its owner while it runs. */
export interface DatabaseWatch {
  /** Returns whether a write may begin; without it one always may. */
  readonly hasRoom?: (() => boolean) | undefined;
  /** Called with each message to the database: it makes progress. */
  readonly progressed?: () => void;
  /** Called once where the database can do nothing any more until it is opened again. */
  readonly lost?: (reason: Error) => void;
}

/** Returns whether a statement is worth preparing: bulk inserts run once, and their plans only take space. */
const isSmall = (statement: string, values: readonly unknown[]) => values.length <= 100 && statement.length <= 10_000;

const propertyOf = (reason: unknown, name: string): unknown =>
  typeof reason === 'object' && reason !== null ? Reflect.get(reason, name) : undefined;

/** PostgreSQL's code for a write in a read-only transaction. */
const readOnlyTransaction = '25006';

/** A PGlite that keeps statements prepared, inside and outside of transactions, and begins no write while its watch says that there is no room. */
export class PreparingPglite extends PGlite {
  readonly #prepared = new PreparedStatementCache(this);
  readonly #watch: DatabaseWatch;
  #isReadOnly = false;
  #lost: Error | undefined;
  constructor(options: PGliteOptions = {}, watch: DatabaseWatch = {}) {
    super(options);
    this.#watch = watch;
  }

  /** The reason why this instance can do nothing any more. */
  get lost(): Error | undefined {
    return this.#lost;
  }

  /** Lets PostgreSQL refuse writes, and nothing else, in every transaction that begins while there is no room. */
  async #followRoom(): Promise<void> {
    const isReadOnly = this.#watch.hasRoom?.() === false;
    if (isReadOnly === this.#isReadOnly) return;
    await this.runExclusive(() => this.#prepared.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`, []));
    this.#isReadOnly = isReadOnly;
  }

  override _runExclusiveTransaction<Result>(run: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveTransaction(async () => {
      await this.#followRoom();
      return run();
    });
  }

  override async execProtocol(...call: Parameters<PGlite['execProtocol']>): ReturnType<PGlite['execProtocol']> {
    if (this.#lost) throw this.#lost;
    this.#watch.progressed?.();
    try {
      return await super.execProtocol(...call);
    } catch (reason) {
      if (this.#isReadOnly && propertyOf(reason, 'code') === readOnlyTransaction) throw databaseFull(reason);
      if (propertyOf(reason, 'severity') !== 'PANIC') throw reason;
      // Another statement would wait forever for a lock of the one that failed.
      this.#lost = databaseLost(reason);
      this.#watch.lost?.(this.#lost);
      throw this.#lost;
    }
  }

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
