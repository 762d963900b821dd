import { fillComparisonKeys } from '../database/directory/fillComparisonKeys.ts';
import { shards as allShards } from '../database/realms.ts';
import type { ShardData, Shards } from '../database/shards.ts';
import { seededVersion, seedShard } from '../seed/writeSeed.ts';
import { loadSigningKey } from '../services/auth/signingKeys.ts';

async function startShard(data: ShardData): Promise<void> {
  await data.engine.migrate();
  await fillComparisonKeys(data);
  if ((await seededVersion(data)) === undefined) await seedShard(data);
  await loadSigningKey(data);
}

/** Migrates and seeds every shard where needed, and creates its signing key. Several processes may start at once. */
export async function startShards(shards: Shards): Promise<void> {
  for (const shard of allShards) await shards[shard].engine.runExclusive(() => startShard(shards[shard]));
}
