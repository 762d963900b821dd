import type { BootstrapOptions } from '@realmkit/shell';
import { invoicesQuery, productsQuery, subscriptionsQuery } from './payment/calls/paymentQueries.ts';

/** Asks for what the page at this address shows: the answers are there by the time that its script is. */
export const askAhead: NonNullable<BootstrapOptions['prefetch']> = async (shell, { isGuardian }) => {
  if (window.location.pathname !== '/subscriptions' || !isGuardian) return;
  const { queryClient } = shell;
  await Promise.all([
    queryClient.prefetchQuery(productsQuery(shell)),
    queryClient.prefetchQuery(subscriptionsQuery(shell)),
    queryClient.prefetchQuery(invoicesQuery(shell)),
  ]);
};
