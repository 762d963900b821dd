import type { Clock } from '../clock/clock.ts';
import { type Realm, realmShards, type Shard } from '../database/realms.ts';
import type { ShardData } from '../database/shards.ts';
import type { AppOrigins } from '../http/origins/realmOrigins.ts';
import type { AccountFollower } from './accountFollower.ts';
import type { AccountLimits } from './accountLimits.ts';
import type { SigningKeys } from './signingKeys.ts';

/** A shard with the dependencies of its requests; a domain declares what it needs besides, such as a provider. */
export interface ServiceShard extends ShardData, AppOrigins {
  readonly clock: Clock;
  readonly limits: AccountLimits;
  readonly keys: SigningKeys;
  /** The URL of all services, e.g. `http://localhost:3000`; a service is at `<baseUrl>/<service>`. */
  readonly baseUrl: string;
  /** The domains that follow the deletion of accounts. */
  readonly followers: readonly AccountFollower<ServiceShard>[];
}

/** Both shards with the dependencies of the services. */
export type ServiceShards = Readonly<Record<Shard, ServiceShard>>;

/** Returns the shard that holds a realm's data. */
export function shardOf(shards: ServiceShards, realm: Realm): ServiceShard {
  return shards[realmShards[realm]];
}
