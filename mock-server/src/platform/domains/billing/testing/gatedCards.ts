import type { CardsOfShard } from '../cards/cardProvider.ts';
import { simulatedCards } from '../cards/provider/simulatedCards.ts';

/** A charge as the provider's book has it. */
interface Booked {
  readonly id: string;
  readonly amount: number;
  refunded: number;
}

/**
 * A card provider with a book of its own, which answers when its gate is open: one charge and one refund for each idempotency key, however often it is requested. While the
 * gate is closed, a charge is booked and its answer waits.
 */
export class GatedCards {
  /** All charges by their idempotency keys. */
  readonly book = new Map<string, Booked>();
  /** How often a charge was requested for. */
  calls = 0;
  /** What a refund is answered; undefined for a refund that is done. */
  refundFails: Error | undefined;
  readonly #refunds = new Set<string>();
  #gate = Promise.resolve();
  #open: () => void = () => undefined;
  #requested = Promise.withResolvers<void>();

  /** Lets every answer wait until {@link GatedCards.open}. */
  close(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    this.#open = resolve;
    this.#requested = Promise.withResolvers<void>();
  }

  open(): void {
    this.#open();
  }

  /** Resolves when a charge has been requested for since the gate was closed. */
  get requested(): Promise<void> {
    return this.#requested.promise;
  }

  readonly cards: CardsOfShard = (shard) => {
    const simulated = simulatedCards(shard);
    return {
      ...simulated,
      charge: async (customer, due) => {
        this.calls += 1;
        const known = this.book.get(due.key);
        const result = known ? { charge: known.id } : await simulated.charge(customer, due);
        if (!known && !('error' in result) && result.charge !== null)
          this.book.set(due.key, { id: result.charge, amount: due.amount, refunded: 0 });
        const gate = this.#gate;
        this.#requested.resolve();
        await gate;
        return result;
      },
      refund: async (charge, amount, key) => {
        if (this.refundFails) throw this.refundFails;
        if (this.#refunds.has(key)) return;
        this.#refunds.add(key);
        const booked = [...this.book.values()].find(({ id }) => id === charge);
        if (booked) booked.refunded += amount;
      },
    };
  };
}
