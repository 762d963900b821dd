import type { Clock } from '../controls/clock.ts';
import { type Realm, realmShards, type Shard } from '../database/realms.ts';
import type { ShardData } from '../database/shards.ts';
import type { CardProvider } from './payment/provider/cardProvider.ts';
import type { AccountLimits } from './rateLimits.ts';

/** A shard with the dependencies of the services. */
export interface ServiceShard extends ShardData {
  readonly clock: Clock;
  readonly cards: CardProvider;
  /** Returns the origin of a realm's apps, for links in mails that no page of theirs caused. */
  readonly appOrigin: (realm: Realm) => string;
  readonly limits: AccountLimits;
}

/** Both shards with the dependencies of the services. */
export type ServiceShards = Readonly<Record<Shard, ServiceShard>>;

/** Returns the shard that holds a realm's data. */
export function shardOf(shards: ServiceShards, realm: Realm): ServiceShard {
  return shards[realmShards[realm]];
}
