import type { Invoice, Subscription } from '@realmkit/openapi';
import type { Market } from '../../offer/plans.ts';
import type { SubscriptionChoice } from './subscriptionUpdate.ts';

/** The state of a user's subscriptions and of the changes that they have chosen (shell §3). */
export interface SubscriptionState extends Market, SubscriptionChoice {
  /** Whether an update is pending. */
  readonly inProgress: boolean;
  /** Undefined until they have been loaded. */
  readonly customerSubscriptions: readonly Subscription[] | undefined;
  /** Undefined until they have been loaded. */
  readonly invoices: readonly Invoice[] | undefined;
}

/** Builds the state from loaded data, the choice and the pending update. */
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
