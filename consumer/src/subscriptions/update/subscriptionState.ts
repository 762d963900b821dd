import type { Invoice, Subscription } from '@realmkit/openapi';
import type { Market } from '../../offer/plans.ts';
import type { SubscriptionChoice } from './subscriptionUpdate.ts';

/** Everything that is known of somebody's subscriptions, and what they have chosen to change (shell §3). */
export interface SubscriptionState extends Market, SubscriptionChoice {
  /** Whether an update is under way. */
  readonly inProgress: boolean;
  /** Undefined until they have been loaded. */
  readonly customerSubscriptions: readonly Subscription[] | undefined;
  /** Undefined until they have been loaded. */
  readonly invoices: readonly Invoice[] | undefined;
}

/** Puts the state together from what the services say, what is chosen and what is under way. */
export const subscriptionStateOf = (
  { products, prices }: Market,
  { selectedPrices, pricesToReactivate, pricesToCancel }: SubscriptionChoice,
  loaded: Pick<SubscriptionState, 'inProgress' | 'customerSubscriptions' | 'invoices'>,
): SubscriptionState => ({
  inProgress: loaded.inProgress,
  products,
  prices,
  selectedPrices,
  pricesToReactivate,
  pricesToCancel,
  customerSubscriptions: loaded.customerSubscriptions,
  invoices: loaded.invoices,
});
