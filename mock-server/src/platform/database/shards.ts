import type { Engine } from './engine.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';
import type { DatabaseWatch } from './preparingPglite.ts';
import { type Shard, shards } from './realms.ts';
import type { Tables, TablesOfShards } from './tables.ts';

/** A shard's tables and its engine. */
export interface ShardData {
  readonly shard: Shard;
  readonly tables: Tables;
  readonly engine: Engine;
}

/** Both open shards. */
export interface Shards extends Readonly<Record<Shard, ShardData>> {
  close(): Promise<void>;
}

/** The location of each shard: a PostgreSQL connection string, else PGlite in `folder`, else memory. */
export interface ShardLocations extends Readonly<Partial<Record<Shard, string | undefined>>> {
  readonly folder?: string | undefined;
}

/** Opens both shards; those without a connection string share one PGlite, each in its own PostgreSQL schemas. */
export async function openShards(tablesOf: TablesOfShards, locations: ShardLocations, watch?: DatabaseWatch): Promise<Shards> {
  const opened: Engine[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((engine) => engine.close()));
  };
  const track = (engine: Engine): Engine => {
    opened.push(engine);
    return engine;
  };
  try {
    const embedded = shards.some((shard) => !locations[shard]) ? track(await openPglite(locations.folder, watch)) : undefined;
    const open = (shard: Shard): ShardData => {
      const connectionString = locations[shard];
      const engine = connectionString ? track(openPostgresql(connectionString)) : embedded;
      if (!engine) throw new Error(`The shard ${shard} has no place for its data.`);
      return { shard, tables: tablesOf[shard], engine };
    };
    return { eu: open('eu'), us: open('us'), close };
  } catch (reason) {
    await close();
    throw reason;
  }
}
