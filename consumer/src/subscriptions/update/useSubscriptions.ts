import { useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Market } from '../../offer/plans.ts';
import { invoicesQuery, subscriptionsQuery } from '../../payment/calls/paymentQueries.ts';
import { type SubscriptionState, subscriptionStateOf } from './subscriptionState.ts';
import { noChoice, type SubscriptionChoice } from './subscriptionUpdate.ts';
import { useSubscriptionUpdate } from './useSubscriptionUpdate.ts';

/** Somebody's subscriptions, and how they change them. */
export interface Subscriptions {
  readonly state: SubscriptionState;
  /** Why they could not be loaded. */
  readonly error: Error | null;
  readonly reload: () => void;
  readonly choose: (change: Partial<SubscriptionChoice>) => void;
  /** Carries out one change that was confirmed, and nothing else that is chosen; after it the choice is cleared where nothing failed. */
  readonly update: (change: Partial<SubscriptionChoice>) => void;
}

/** The subscriptions of the signed-in person in a market (shell §3, §4). */
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
