import type { ServiceShards } from '../../access/serviceShard.ts';
import type { Executor } from '../../database/executor.ts';
import { shards as allShards, type Shard } from '../../database/realms.ts';
import { isWriteConflict } from '../../database/unavailable.ts';

type Executors = ReadonlyMap<Shard, Executor>;

/** How often a transaction begins that meets a write of another process: PostgreSQL asks for another try (13.2.2). */
const attempts = 5;

/**
 * Runs in one transaction over both shards: one on their common engine, or nested ones on two engines, so that an error rolls both back. It may run
 * several times.
 */
export async function transactionOnAllShards<Result>(
  shards: ServiceShards,
  run: (on: (shard: Shard) => Executor) => Promise<Result>,
): Promise<Result> {
  const begin = ([engine, ...others]: readonly ServiceShards[Shard]['engine'][], started: Executors): Promise<Result> => {
    if (!engine)
      return run((shard) => {
        const executor = started.get(shard);
        if (!executor) throw new Error(`The shard ${shard} has no transaction.`);
        return executor;
      });
    // Reads all tables as of one moment, whatever other processes write meanwhile.
    return engine.database.transaction(
      (transaction) => {
        const own = allShards.filter((shard) => shards[shard].engine === engine).map((shard) => [shard, transaction] as const);
        return begin(others, new Map([...started, ...own]));
      },
      { isolationLevel: 'repeatable read' },
    );
  };
  const engines = [...new Set(allShards.map((shard) => shards[shard].engine))];
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin(engines, new Map());
    } catch (error) {
      if (attempt === attempts || !isWriteConflict(error)) throw error;
    }
  }
}
