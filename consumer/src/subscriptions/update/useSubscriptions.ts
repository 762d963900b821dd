import { useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invoicesQuery } from '../../offer/paymentQueries.ts';
import { subscriptionsQuery } from '../../offer/planQueries.ts';
import type { Market } from '../../offer/plans.ts';
import { type SubscriptionState, subscriptionStateOf } from './subscriptionState.ts';
import { noChoice, type SubscriptionChoice } from './subscriptionUpdate.ts';
import { useSubscriptionUpdate } from './useSubscriptionUpdate.ts';

/** A user's subscriptions and the actions that change them. */
export interface Subscriptions {
  readonly state: SubscriptionState;
  /** The error if they could not be loaded. */
  readonly error: Error | null;
  readonly reload: () => void;
  readonly choose: (change: Partial<SubscriptionChoice>) => void;
  /** Runs one confirmed change and nothing else of the choice; afterwards the choice is cleared if no step failed. */
  readonly update: (change: Partial<SubscriptionChoice>) => void;
}

/** Returns the user's subscriptions in a market (shell §3, §4). */
export function useSubscriptions(market: Market): Subscriptions {
  const shell = useShell();
  const held = useQuery(subscriptionsQuery(shell));
  const invoices = useQuery(invoicesQuery(shell));
  const [choice, setChoice] = useState(noChoice);
  const { inProgress, update } = useSubscriptionUpdate(() => setChoice(noChoice));
  const choose = (change: Partial<SubscriptionChoice>) => setChoice((present) => ({ ...present, ...change }));
  return {
    state: subscriptionStateOf(market, choice, { inProgress, customerSubscriptions: held.data, invoices: invoices.data }),
    error: held.error,
    reload: () => void held.refetch(),
    choose,
    update: (change) => {
      choose(change);
      update({ ...noChoice, ...change });
    },
  };
}
