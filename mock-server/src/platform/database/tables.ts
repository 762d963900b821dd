import type { ownTables } from './ownTables.ts';
import type { Shard } from './realms.ts';

/** The tables of the database itself. */
export type OwnTables = Omit<ReturnType<typeof ownTables>, 'schema'>;

/** All tables of a shard: those of the database itself, and those of the domains, which `sandbox/schema/` declares. Both shards have the same ones. */
export interface Tables extends OwnTables {}

/** The tables by shard, each in its own PostgreSQL schemas. */
export type TablesOfShards = Readonly<Record<Shard, Tables>>;
