import { logFault } from '@realmkit/contract-engine';
import type { ServiceShard, ServiceShards } from '../access/serviceShard.ts';
import { shards as allShards } from '../database/realms.ts';

/** A job that runs everything that is due on a shard, called after its clock was set, with the new time in milliseconds since 1970. */
export type DueJob = (shard: ServiceShard, now: number) => Promise<void>;

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
