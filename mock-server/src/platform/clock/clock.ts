import type { ShardData } from '../database/shards.ts';
import { CoalescedRead } from './coalescedRead.ts';

/** The clock of a shard: the machine's time, moved by `/__sandbox/clock`. */
export interface Clock {
  /** Returns the time, in milliseconds since 1970. */
  now(): Promise<number>;
  /**
   * Sets how far the shard's time is ahead of the machine's, in milliseconds; a function gets how far it was. Concurrent changes wait for each other,
   * in all processes.
   */
  setAhead(aheadMs: number | ((knownMs: number) => number)): Promise<void>;
  /** Reads the clock's row again after a change from outside. */
  readAgain(): Promise<void>;
}

/** Returns the clock of a shard. Processes that share a database agree, because each call reads the row. */
export function clockOf({ shard, engine, tables }: ShardData): Clock {
  let known: number | undefined;
  const readRow = () => engine.json<number>(`select to_json(ahead_ms) from sandbox_${shard}.clock`, []);
  const coalesced = new CoalescedRead(readRow);
  // A transaction reads by its own connection: waiting for others, which may wait for a connection, would be a deadlock.
  const read = () => (engine.isInTransaction ? readRow() : coalesced.get());
  return {
    async now() {
      if (engine.isShared) return Date.now() + (await read());
      known ??= await read();
      return Date.now() + known;
    },
    async setAhead(change) {
      known = await engine.database.transaction(async (transaction) => {
        const [row] = await transaction.select().from(tables.clock).for('update');
        const aheadMs = typeof change === 'number' ? change : change(row?.aheadMs ?? 0);
        await transaction.update(tables.clock).set({ aheadMs });
        return aheadMs;
      });
    },
    async readAgain() {
      known = await read();
    },
  };
}
