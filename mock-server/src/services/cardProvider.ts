import type { Executor } from '../database/executor.ts';
import type { ShardData } from '../database/shards.ts';
import type { Tables } from '../database/tables.ts';

/** The row of a customer. */
export type CustomerRow = Tables['customers']['$inferSelect'];

/** The row of an order. */
export type OrderRow = Tables['orders']['$inferSelect'];

/** An intent that waits for a card; the browser confirms it with the client secret. */
export interface PendingIntent {
  readonly id: string;
  readonly clientSecret: string;
}

/** An amount to charge, in the currency's smallest unit. The idempotency key names one attempt at one charge. */
interface Charge {
  readonly amount: number;
  readonly currency: string;
  readonly key: string;
}

/** The error of a charge. */
export type ChargeError = 'card_declined' | 'card_expired' | 'authentication_required';

/** The result of a charge: its id at the provider (null where none keeps it), or the error. */
export type ChargeResult = { readonly charge: string | null } | { readonly error: ChargeError };

/**
 * An adapter that stores cards and charges them. The service's own tables store subscriptions and orders; the provider only stores cards
 * and intents.
 */
export interface CardProvider {
  readonly name: 'simulated' | 'stripe';
  /** Creates the intent that saves a card of a customer, once for each idempotency key. */
  createSetupIntent(
    shard: ShardData,
    customer: CustomerRow,
    person: { name: string; email: string | null },
    key: string,
  ): Promise<PendingIntent>;
  /** Reads the cards that the customer's browser has saved. */
  syncCards(shard: ShardData, customer: CustomerRow): Promise<void>;
  /** Deletes one card of a customer, or all of them. */
  detachCards(executor: Executor, tables: Tables, customer: CustomerRow, cardId?: string): Promise<void>;
  /** Deletes a customer with their name, email address and cards, for ever; nothing happens if the provider has none. */
  deleteCustomer(customer: CustomerRow): Promise<void>;
  /** Charges the customer's default card at a moment in milliseconds. */
  charge(executor: Executor, tables: Tables, customer: CustomerRow, due: Charge, at: number): Promise<ChargeResult>;
  /** Gives an amount of a charge back to the card that paid it, once for each idempotency key. */
  refund(refund: { readonly charge: string; readonly amount: number; readonly key: string }): Promise<void>;
  /** Creates the payment intent of an order, once. */
  createPaymentIntent(order: { orderId: string; amount: number; currency: string }): Promise<PendingIntent>;
  /** Fetches the status of an order's payment; an order that waits for its card keeps its own. */
  fetchOrderStatus(order: OrderRow): Promise<OrderRow['status']>;
}
