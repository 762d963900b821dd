import type { Clock } from '../../../clock/clock.ts';
import type { Realm, Shard } from '../../../database/realms.ts';
import type { ShardData } from '../../../database/shards.ts';
import type { Tables } from '../../../database/tables.ts';

/** The row of a customer. */
export type CustomerRow = Tables['customers']['$inferSelect'];

/** The row of an order. */
export type OrderRow = Tables['orders']['$inferSelect'];

/** An intent that waits for a card; the browser confirms it with the client secret. */
export interface PendingIntent {
  readonly id: string;
  readonly clientSecret: string;
}

/** Names what an intent pays for; only the service itself writes it, so that a webhook leads back to a shard and a realm. */
interface IntentMetadata {
  readonly realm: Realm;
  readonly shard: Shard;
  /** The order of gift cards that it pays. */
  readonly order?: string;
  /** The subscription whose period it pays. */
  readonly subscription?: string;
}

/** An amount to charge, in the currency's smallest unit. */
export interface DueCharge {
  readonly amount: number;
  readonly currency: string;
  /** Names one attempt at one charge: the same key never charges twice. */
  readonly key: string;
  /** Whether the owner of the card waits at the screen, so that a bank may ask them. */
  readonly onSession: boolean;
  /** The saved card, by default the customer's default one. */
  readonly card?: string | undefined;
  readonly metadata: IntentMetadata;
  /** The moment in milliseconds by which the simulated provider judges the card, by default its shard's time; a real one has its own clock. */
  readonly at?: number | undefined;
}

/** The reason of a failed charge. */
export type ChargeError = 'card_declined' | 'card_expired' | 'authentication_required';

/** A charge that was not paid. The browser confirms it with the client secret while the bank waits for the owner. */
export interface FailedCharge {
  readonly error: ChargeError;
  readonly clientSecret?: string;
  /** The id of the charge at the provider, where it stored one. */
  readonly charge?: string;
}

/** The result of a charge: its id at the provider (null where none was necessary), or why it was not paid. */
export type ChargeResult = { readonly charge: string | null } | FailedCharge;

/** A charge that the provider refuses as ours, such as one below the smallest amount: nothing was charged, and no family is told that. */
export class CardRequestError extends Error {
  override readonly name = 'CardRequestError';
}

/** A charge as the provider has it now, whatever happened to it here or elsewhere. */
export interface FetchedCharge {
  readonly id: string;
  readonly status: 'unpaid' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  readonly amount: number;
  readonly currency: string;
  /** What was given back to the card, by this service or in the provider's dashboard. */
  readonly refunded: number;
  /** Whether the owner of the card disputes it at their bank. */
  readonly isDisputed: boolean;
  readonly clientSecret: string | null;
  /** The saved card that it was tried with. */
  readonly card: string | null;
  /** Why the last attempt failed. */
  readonly error: ChargeError | undefined;
  /** What the provider knows of {@link IntentMetadata}. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** An event that a provider reports: the charge that changed. Order and repetition do not matter, because the charge is fetched again. */
export interface CardEvent {
  readonly charge: string;
}

/**
 * An adapter that stores cards and charges them. The service's own tables store subscriptions and orders; the provider only stores cards
 * and intents. It is never called in a transaction: other requests would wait for its answer.
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
  /** Removes a card; nothing happens if the provider has none. */
  detachCard(cardId: string): Promise<void>;
  /** Deletes a customer with their name, email address and cards, for ever; nothing happens if the provider has none. */
  deleteCustomer(customer: CustomerRow): Promise<void>;
  /**
   * Charges a saved card of the customer. The same key with the same values returns the same charge as it is by now.
   * @throws {CardRequestError} for a request that the provider refuses as ours. After any other error it is not known what became of the charge.
   */
  charge(customer: CustomerRow, due: DueCharge): Promise<ChargeResult>;
  /** Fetches a charge or the payment of an order; undefined for one that the provider does not know. */
  fetchCharge(charge: string): Promise<FetchedCharge | undefined>;
  /** Gives up a charge that was not paid, so that nobody pays it later; returns it as it is then, paid if that came first. */
  cancelCharge(charge: string): Promise<FetchedCharge | undefined>;
  /** Gives an amount of a charge back to the card that paid it, once for each key. What was given back before, also elsewhere, is no error. */
  refund(charge: string, amount: number, key: string): Promise<void>;
  /** Creates the payment intent of an order, once. */
  createPaymentIntent(order: {
    readonly orderId: string;
    readonly amount: number;
    readonly currency: string;
    readonly metadata: IntentMetadata;
  }): Promise<PendingIntent>;
  /**
   * Reads a webhook: returns what it reports, or undefined for another kind of event.
   * @param machineNow the machine's time in milliseconds, whatever the clock of the sandbox shows.
   * @throws {HttpError} 400 unless the provider signed it within the last five minutes.
   */
  readWebhook(raw: string, header: (name: string) => string | null | undefined, machineNow: number): CardEvent | undefined;
}

/** Creates the card provider of a shard, by its data and its clock. */
export type CardsOfShard = (shard: ShardData & { readonly clock: Clock }) => CardProvider;

declare module '../../../access/serviceShard.ts' {
  interface ServiceShard {
    readonly cards: CardProvider;
  }
}
