import type { AccountFollower } from '../access/accountFollower.ts';
import type { ServiceShard } from '../access/serviceShard.ts';
import type { Seed } from '../database/seed/rows.ts';
import type { DomainControls } from './domainControls.ts';
import type { Purge } from './purge.ts';

/** A job that runs everything that is due on a shard, called after its clock was set, with the new time in milliseconds since 1970. */
export type DueJob = (shard: ServiceShard, now: number) => Promise<void>;

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
