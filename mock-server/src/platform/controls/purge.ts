import type { Purge } from '../access/domain.ts';
import type { ServiceShard } from '../access/serviceShard.ts';
import { eraseExpired } from '../database/eraseExpired.ts';
import { eraseOldSnapshots } from './snapshots/eraseOldSnapshots.ts';

/**
 * Erases everything whose time is over: first what the domains say, because a gift that was paid is delivered before it counts by its age; then, by the
 * list of personal data, rows that are stored for some days or years; and old snapshots.
 */
export async function purge(shard: ServiceShard, purges: readonly Purge[]): Promise<void> {
  const now = await shard.clock.now();
  for (const erase of purges) await erase(shard, now);
  await eraseExpired(shard, now);
  await eraseOldSnapshots(shard);
}
