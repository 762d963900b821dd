import type { Caller } from './caller.ts';
import type { ServiceShard } from './serviceShard.ts';

/** The groups that somebody belongs to, at school units where they have a role. */
export interface OwnGroups {
  readonly uids: ReadonlySet<string>;
  /** The uids of the school units of the groups. */
  readonly schoolUids: ReadonlySet<string>;
  /** The uids of the members who are students of their group's school unit. */
  readonly studentUids: ReadonlySet<string>;
}

/** What the access rules of an operation let its caller reach. */
interface Reach {
  /** The caller's uid if they reach their own records. */
  readonly ownUid: string | undefined;
  /** The uids of the school units that the caller reaches; undefined means all of the realm. */
  readonly units: ReadonlySet<string> | undefined;
  /** Those of `units` that the caller reaches as whole organisations; undefined means all of the realm. */
  readonly adminUnits: ReadonlySet<string> | undefined;
  /** The groups that the caller reaches as one of their members, besides `units`. */
  readonly ownGroups: OwnGroups;
}

/** An authenticated request: its caller, the shard of their realm, and what they reach. */
export interface RequestContext {
  readonly caller: Caller;
  readonly shard: ServiceShard;
  /** The time of the request by the shard's clock, in milliseconds since 1970. */
  readonly now: number;
  readonly reach: Reach;
}
