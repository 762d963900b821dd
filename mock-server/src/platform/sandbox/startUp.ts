import { loadSigningKey } from '../access/signingKeys.ts';
import { shards as allShards } from '../database/realms.ts';
import { seededVersion, seedShard } from '../database/seed/writeSeed.ts';
import type { ShardData, Shards } from '../database/shards.ts';
import { fillComparisonKeys } from '../domains/directory/rows/fillComparisonKeys.ts';
import { seed } from './domains.ts';

async function startShard(data: ShardData): Promise<void> {
  await data.engine.migrate();
  await fillComparisonKeys(data);
  if ((await seededVersion(data)) === undefined) await seedShard(data, seed);
  await loadSigningKey(data);
}

/** Migrates and seeds every shard where needed, and creates its signing key. Several processes may start at once. */
export async function startShards(shards: Shards): Promise<void> {
  for (const shard of allShards) await shards[shard].engine.runExclusive(() => startShard(shards[shard]));
}
