import * as eu from './eu.schema.ts';
import type { Shard } from './realms.ts';
import * as us from './us.schema.ts';

/** All tables of a shard; both shards have the same ones, each in its own PostgreSQL schemas. */
export type Tables = typeof eu;

/** The tables by shard. */
export const tablesOf: Readonly<Record<Shard, Tables>> = { eu, us };
