import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { seedVersion } from '../database/seed/version.ts';
import { seededVersion } from '../database/seed/writeSeed.ts';
import { openShards, type Shards } from '../database/shards.ts';
import { tablesOf } from './schema/tablesOf.ts';
import { startShards } from './startUp.ts';

async function versionIn({ us }: Shards): Promise<string | undefined> {
  const isThere = await us.engine.json<boolean>(`select to_json(to_regclass('sandbox_us.stamp') is not null)`, []);
  return isThere ? seededVersion(us) : undefined;
}

async function opened<Result>(folder: string, use: (shards: Shards) => Promise<Result>): Promise<Result> {
  const shards = await openShards(tablesOf, { folder });
  try {
    return await use(shards);
  } finally {
    await shards.close();
  }
}

/**
 * Seeds a data folder once, so that a sandbox starts on it without delay. A folder of another version, or one whose preparation was cut off, is
 * deleted and prepared again; one of this version stays unchanged. Returns whether it wrote anything.
 */
export async function prepareData(folder: string): Promise<boolean> {
  const found = await opened(folder, versionIn);
  if (found === seedVersion()) return false;
  rmSync(join(folder, 'pgdata'), { recursive: true });
  await opened(folder, startShards);
  return true;
}
