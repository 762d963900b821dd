import type { Engine } from './engine.ts';
import { openPglite } from './pglite.ts';
import { openPostgresql } from './postgresql.ts';
import { type Shard, shards } from './realms.ts';
import { type Tables, tablesOf } from './tables.ts';

/** A shard's tables and the engine they lie on. */
export interface ShardData {
  readonly shard: Shard;
  readonly tables: Tables;
  readonly engine: Engine;
}

/** Both shards, open. */
export interface Shards extends Readonly<Record<Shard, ShardData>> {
  close(): Promise<void>;
}

/** Where the shards are: each at a PostgreSQL address, else in PGlite in `folder`, else in memory. */
export interface ShardPlaces extends Readonly<Partial<Record<Shard, string | undefined>>> {
  readonly folder?: string | undefined;
}

/** Opens both shards; those without an address share one PGlite, each in PostgreSQL schemas of its own. */
export async function openShards(places: ShardPlaces): Promise<Shards> {
  const opened: Engine[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((engine) => engine.close()));
  };
  const keep = (engine: Engine): Engine => {
    opened.push(engine);
    return engine;
  };
  try {
    const embedded = shards.some((shard) => !places[shard]) ? keep(await openPglite(places.folder)) : undefined;
    const open = (shard: Shard): ShardData => {
      const address = places[shard];
      const engine = address ? keep(openPostgresql(address)) : embedded;
      if (!engine) throw new Error(`The shard ${shard} has no place for its data.`);
      return { shard, tables: tablesOf[shard], engine };
    };
    return { eu: open('eu'), us: open('us'), close };
  } catch (reason) {
    await close();
    throw reason;
  }
}
