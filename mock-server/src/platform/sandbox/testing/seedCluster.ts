import { existsSync } from 'node:fs';
import { createSandbox } from '../sandbox.ts';
import { startPostgresql } from './postgresqlServer.ts';
import { seedPath } from './seedFolder.ts';

/** The template databases of the prepared cluster, one for each shard, which hold the seed. */
export const templates = { eu: 'eu', us: 'us' } as const;

/** Returns a PostgreSQL cluster whose {@link templates} hold the seed. It is created once and reused, like the prepared folder. */
export async function preparedCluster(): Promise<string> {
  const cluster = seedPath('cluster');
  if (existsSync(cluster)) return cluster;
  const server = await startPostgresql();
  const sandbox = await createSandbox({ data: { eu: await server.database(templates.eu), us: await server.database(templates.us) } });
  await sandbox.close();
  await server.stop(cluster);
  return cluster;
}
