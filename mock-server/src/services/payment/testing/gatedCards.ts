import type { CardProvider } from '../../cardProvider.ts';
import type { ServiceShard } from '../../serviceShard.ts';
import { simulatedCards } from '../provider/simulatedCards.ts';

/** A charge as the provider's book has it. */
interface Booked {
  readonly id: string;
  readonly amount: number;
  refunded: number;
}

/**
 * A card provider with a book of its own, which answers when its gate is open: one charge and one refund for each idempotency key, however often it is asked. While the
 * gate is closed, a charge is booked and its answer waits.
 */
export class GatedCards {
  /** All charges by their idempotency keys. */
  readonly book = new Map<string, Booked>();
  /** How often a charge was asked for. */
  calls = 0;
  /** What a refund is answered; undefined for a refund that is done. */
  refundFails: Error | undefined;
  readonly #refunds = new Set<string>();
  #stored: CardProvider | undefined;
  #gate = Promise.resolve();
  #open: () => void = () => undefined;
  #asked = Promise.withResolvers<void>();

  /** Lets every answer wait until {@link GatedCards.open}. */
  close(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    this.#open = resolve;
    this.#asked = Promise.withResolvers<void>();
  }

  open(): void {
    this.#open();
  }

  /** Resolves when a charge has been asked for since the gate was closed. */
  get asked(): Promise<void> {
    return this.#asked.promise;
  }

  /** Says where the cards and charges are stored: on a shard of the sandbox that was opened with {@link GatedCards.cards}. */
  storeOn(shard: ServiceShard): void {
    this.#stored = simulatedCards(shard);
  }

  get #simulated(): CardProvider {
    if (!this.#stored) throw new Error('Say on which shard the cards are stored.');
    return this.#stored;
  }

  readonly cards: CardProvider = {
    name: 'simulated',
    createSetupIntent: (...of) => this.#simulated.createSetupIntent(...of),
    syncCards: (...of) => this.#simulated.syncCards(...of),
    detachCard: (...of) => this.#simulated.detachCard(...of),
    deleteCustomer: (...of) => this.#simulated.deleteCustomer(...of),
    fetchCharge: (...of) => this.#simulated.fetchCharge(...of),
    cancelCharge: (...of) => this.#simulated.cancelCharge(...of),
    createPaymentIntent: (...of) => this.#simulated.createPaymentIntent(...of),
    readWebhook: (...of) => this.#simulated.readWebhook(...of),
    charge: async (customer, due) => {
      this.calls += 1;
      const known = this.book.get(due.key);
      const result = known ? { charge: known.id } : await this.#simulated.charge(customer, due);
      if (!('error' in result) && result.charge !== null && !this.book.has(due.key))
        this.book.set(due.key, { id: result.charge, amount: due.amount, refunded: 0 });
      const gate = this.#gate;
      this.#asked.resolve();
      await gate;
      return result;
    },
    refund: async (charge, amount, key) => {
      if (this.refundFails) throw this.refundFails;
      await this.#simulated.refund(charge, amount, key);
      if (this.#refunds.has(key)) return;
      this.#refunds.add(key);
      const booked = [...this.book.values()].find(({ id }) => id === charge);
      if (booked) booked.refunded += amount;
    },
  };
}
