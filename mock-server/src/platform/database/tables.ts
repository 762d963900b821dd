import * as eu from '../sandbox/schema/eu.schema.ts';
import * as us from '../sandbox/schema/us.schema.ts';
import type { Shard } from './realms.ts';

/** All tables of a shard; both shards have the same ones, each in its own PostgreSQL schemas. */
export type Tables = typeof eu;

/** The tables by shard. */
export const tablesOf: Readonly<Record<Shard, Tables>> = { eu, us };
