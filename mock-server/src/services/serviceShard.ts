import type { Clock } from '../controls/clock.ts';
import { type Realm, realmFacts, type Shard } from '../database/realms.ts';
import type { ShardData } from '../database/shards.ts';
import type { CardProvider } from './payment/provider/cardProvider.ts';

/** A shard as the services work on it. */
export interface ServiceShard extends ShardData {
  readonly clock: Clock;
  readonly cards: CardProvider;
}

/** Both shards as the services work on them. */
export type ServiceShards = Readonly<Record<Shard, ServiceShard>>;

/** The shard that holds a realm's data. */
export function shardOf(shards: ServiceShards, realm: Realm): ServiceShard {
  return shards[realmFacts[realm].shard];
}
