import { logFault } from '@realmkit/contract-engine';
import type { DueJob } from '../access/domain.ts';
import type { ServiceShards } from '../access/serviceShard.ts';
import { shards as allShards } from '../database/realms.ts';

/** Runs everything that is due on both shards, in one of all processes at a time. A job that fails keeps none of the others from running. */
export async function runJobs(shards: ServiceShards, jobs: readonly DueJob[]): Promise<void> {
  for (const shard of allShards) {
    const { engine, clock } = shards[shard];
    await engine.runJobsAlone(async () => {
      const now = await clock.now();
      for (const job of jobs)
        await job(shards[shard], now).catch((reason: unknown) => logFault('A job failed, and runs again in a minute', reason));
    });
  }
}
