import { type RunningScript, runScript } from '../../scripts/bench/runningScript.ts';
import { openShards } from '../src/platform/database/shards.ts';
import { createSandbox } from '../src/platform/sandbox/sandbox.ts';
import { tablesOf } from '../src/platform/sandbox/schema/tablesOf.ts';
import { startPostgresql } from '../src/platform/sandbox/testing/postgresqlServer.ts';
import { loadMillionUsers } from './millionUsers.ts';

// Serves the platform with a million users in the realm se, on the ports of the environment, until SIGTERM; its data are deleted then.
const server = await startPostgresql({ settings: ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=8GB'] });
let platform: RunningScript | undefined;
const stop = async (code: number) => {
  await platform?.stop();
  await server.stop();
  process.exit(code);
};
process.once('SIGTERM', () => void stop(0));
try {
  const data = { eu: await server.database('eu'), us: await server.database('us') };
  await (await createSandbox({ data })).close();
  const shards = await openShards(tablesOf, data);
  await loadMillionUsers(shards.eu);
  await shards.close();
  platform = runScript(['scripts/serve.mjs'], { DATABASE_URL_EU: data.eu, DATABASE_URL_US: data.us });
} catch (error) {
  console.error(error);
  await stop(1);
}
