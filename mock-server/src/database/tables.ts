import * as eu from './eu.schema.ts';
import type { Shard } from './realms.ts';
import * as us from './us.schema.ts';

/** Every table of a shard; both shards have the same ones, each in PostgreSQL schemas of its own. */
export type Tables = typeof eu;

/** The tables by shard. */
export const tablesOf: Readonly<Record<Shard, Tables>> = { eu, us };
