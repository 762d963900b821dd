import type { Clock } from '../clock/clock.ts';
import { type Realm, realmShards, type Shard } from '../database/realms.ts';
import type { ShardData } from '../database/shards.ts';
import type { CardProvider } from '../domains/billing/cards/cardProvider.ts';
import type { ChargeTimes } from '../domains/billing/charges/chargeTimes.ts';
import type { AppOrigins } from '../mail/realmUrl.ts';
import type { AccountLimits } from './accountLimits.ts';

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
