import { CoalescedRead } from '../database/coalescedRead.ts';
import type { ShardData } from '../database/shards.ts';

/** The time of a shard: the machine's, moved by `/__sandbox/clock`. */
export interface Clock {
  /** Now, in milliseconds since 1970. */
  now(): Promise<number>;
  /** Sets how far the shard's time is ahead of the machine's, in milliseconds. */
  setAhead(aheadMs: number): Promise<void>;
  /** Takes over what another hand wrote into the clock's row. */
  readAgain(): Promise<void>;
}

/** The clock of a shard; all processes on one database agree, because those that share it ask it each time. */
export function clockOf({ shard, engine, tables }: ShardData): Clock {
  let known: number | undefined;
  const read = new CoalescedRead(() => engine.json<number>(`select to_json(ahead_ms) from sandbox_${shard}.clock`, []));
  return {
    async now() {
      if (engine.isShared) return Date.now() + (await read.get());
      known ??= await read.get();
      return Date.now() + known;
    },
    async setAhead(aheadMs) {
      await engine.database
        .insert(tables.clock)
        .values({ id: 1, aheadMs })
        .onConflictDoUpdate({ target: tables.clock.id, set: { aheadMs } });
      known = aheadMs;
    },
    async readAgain() {
      known = await read.get();
    },
  };
}
