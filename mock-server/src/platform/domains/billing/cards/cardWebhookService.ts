import { contractService, HttpError, type Operation, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/payment';
import type { ServiceShards } from '../../../access/serviceShard.ts';
import { shards as allShards, type Shard } from '../../../database/realms.ts';
import { syncCharge } from '../charges/syncCharge.ts';
import { payOpenPeriod } from '../subscriptions/openPeriod.ts';
import type { CardEvent, FetchedCharge } from './cardProvider.ts';

type Webhooks = Pick<operations, 'receiveCardEvent'>;

/** The longest body of an event, in bytes. */
const longestEvent = 256 * 1024;

/** Finds the charge of an event and the shard that its metadata names; a charge that this service did not write is nobody's. */
async function findCharge(shards: ServiceShards, { charge: id }: CardEvent): Promise<{ shard: Shard; charge: FetchedCharge } | undefined> {
  for (const shard of allShards) {
    const charge = await shards[shard].cards.fetchCharge(id);
    if (charge?.metadata.shard === shard) return { shard, charge };
  }
  return undefined;
}

async function receive(shards: ServiceShards, event: CardEvent): Promise<void> {
  const found = await findCharge(shards, event);
  if (!found) return;
  const { charge } = found;
  const shard = shards[found.shard];
  const now = await shard.clock.now();
  await syncCharge(shard, charge, now, async ({ subscriptionId, userUid }) => {
    if (subscriptionId !== null && userUid !== null)
      await payOpenPeriod(shard, { id: subscriptionId, userUid }, now, { key: `event-${charge.id}` });
  });
}

/** Creates the service of the card provider's webhooks: no country and no token, but a signature over the raw body. */
export function cardWebhookService(shards: ServiceShards, contract: readonly Operation[]): Service {
  return contractService<Webhooks, CardEvent | undefined>({
    operations: contract.filter(({ id }) => id === 'receiveCardEvent'),
    handlers: {
      receiveCardEvent: async (_request, event) => {
        if (event) await receive(shards, event);
        return { status: 200, body: { received: true } };
      },
    },
    async enter(_operation, request) {
      const raw = await request.text();
      if (Buffer.byteLength(raw) > longestEvent)
        throw new HttpError(413, {
          name: 'PayloadTooLarge',
          message: `The body is longer than ${longestEvent} bytes.`,
          attributes: [{ attribute: 'body', reason: 'size' }],
        });
      // The machine's time: the clock of the sandbox moves, and signatures do not.
      return shards.eu.cards.readWebhook(raw, (name) => request.header(name), Date.now());
    },
  });
}
