import type { Clock } from '../database/clock.ts';
import { type Realm, realmShards, type Shard } from '../database/realms.ts';
import type { ShardData } from '../database/shards.ts';
import type { AppOrigins } from '../mail/realmUrl.ts';
import type { AccountLimits } from './accountLimits.ts';
import type { CardProvider } from './cardProvider.ts';
import type { ChargeTimes } from './chargeTimes.ts';

/** A shard with the dependencies of the services. */
export interface ServiceShard extends ShardData, AppOrigins {
  readonly clock: Clock;
  readonly cards: CardProvider;
  readonly chargeTimes: ChargeTimes;
  readonly limits: AccountLimits;
}

/** Both shards with the dependencies of the services. */
export type ServiceShards = Readonly<Record<Shard, ServiceShard>>;

/** Returns the shard that holds a realm's data. */
export function shardOf(shards: ServiceShards, realm: Realm): ServiceShard {
  return shards[realmShards[realm]];
}
