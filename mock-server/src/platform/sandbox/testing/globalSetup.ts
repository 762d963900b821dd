import type { TestProject } from 'vitest/node';
import { databaseKinds } from './databaseKinds.ts';
import { startPostgresql } from './postgresqlServer.ts';
import { preparedCluster } from './seedCluster.ts';
import { preparedFolder } from './seedFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server whose template databases hold the seed; each test file copies them. */
    postgresqlUrl: string | undefined;
  }
}

/** Prepares the seed once for all test files of a run: a folder of PGlite, and a PostgreSQL server with a template database for each shard. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // At the same time: this process writes the folder, the server's processes write the cluster.
  const [, server] = await Promise.all([
    databaseKinds.includes('PGlite') ? preparedFolder() : undefined,
    databaseKinds.includes('PostgreSQL') ? preparedCluster().then((cluster) => startPostgresql({ cluster })) : undefined,
  ]);
  project.provide('postgresqlUrl', server?.url('postgres'));
  return async () => server?.stop();
}
