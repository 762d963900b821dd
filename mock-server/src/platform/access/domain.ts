import type { Hono } from 'hono';
import type { Seed } from '../database/seed/rows.ts';
import type { AccountFollower } from './accountFollower.ts';
import type { ServiceShard, ServiceShards } from './serviceShard.ts';

/** A job that runs everything that is due on a shard, called after its clock was set, with the new time in milliseconds since 1970. */
export type DueJob = (shard: ServiceShard, now: number) => Promise<void>;

/** What a domain erases from a shard whose time is `now`, in milliseconds since 1970, besides rows whose own time is over. */
export type Purge = (shard: ServiceShard, now: number) => Promise<void>;

/** Control endpoints of a domain. */
export interface DomainControls {
  /** Their path below `/__sandbox`. */
  readonly path: string;
  readonly routes: (shards: ServiceShards) => Hono;
  /** Whether pages of the apps use them, wherever they are; by default they open by proof only. */
  readonly isForApps?: boolean;
}

/** What a domain registers with the engines; its tables are listed in `sandbox/schema/`, its handlers in `sandbox/services/`. */
export interface Domain {
  /** What a reset of a realm deletes that no seed writes. */
  readonly clear?: Seed['clear'];
  /** Brings in order, after a reset, what counts for all of a shard. */
  readonly afterReset?: Seed['finish'];
  /** Its jobs, in the order in which they run: when the clock changes, and every minute. */
  readonly jobs?: readonly DueJob[];
  /** What it erases besides the rows whose own time is over. */
  readonly purge?: Purge;
  /** Brings in order what a restored snapshot brought back. */
  readonly afterRestore?: (shard: ServiceShard) => Promise<void>;
  /** What it does when accounts end. */
  readonly accounts?: AccountFollower<ServiceShard>;
  /** Its control endpoints. */
  readonly controls?: readonly DomainControls[];
}
