import type { Executor } from '../../../database/executor.ts';
import type { Tables } from '../../../database/tables.ts';
import type { ServiceShard } from '../../serviceShard.ts';
import type { CustomerRow } from '../payer.ts';
import type { OrderRow, PaymentContext } from '../payOrder.ts';
import type { ChargeError } from './testCards.ts';

/** An intent that waits for a card; a browser confirms it with its client secret. */
export interface PendingIntent {
  readonly id: string;
  readonly clientSecret: string;
}

/** Money to take, in the currency's smallest unit. The key names one try at one charge, so that it is never made twice. */
export interface Charge {
  readonly amount: number;
  readonly currency: string;
  readonly key: string;
}

/** Where cards are kept and money is taken. The service's own tables say what is sold and to whom; the provider knows cards and intents. */
export interface CardProvider {
  readonly name: 'simulated' | 'stripe';
  /** Begins to save a card of a customer. */
  createSetupIntent(shard: ServiceShard, customer: CustomerRow, person: { name: string; email: string | null }): Promise<PendingIntent>;
  /** Learns of the cards that a customer's browser has saved. */
  syncCards(shard: ServiceShard, customer: CustomerRow): Promise<void>;
  /** Forgets all cards of a customer. */
  detachCards(executor: Executor, tables: Tables, customer: CustomerRow): Promise<void>;
  /** Charges the customer's default card at a moment in milliseconds; answers why that failed, or undefined where it succeeded. */
  charge(executor: Executor, tables: Tables, customer: CustomerRow, due: Charge, at: number): Promise<ChargeError | undefined>;
  /** Begins the payment of an order. */
  createPaymentIntent(shard: ServiceShard, order: { orderId: string; amount: number; currency: string }): Promise<PendingIntent>;
  /** An order as it is after its browser may have paid it. */
  refreshOrder(shard: ServiceShard, order: OrderRow, context: PaymentContext): Promise<OrderRow>;
}
