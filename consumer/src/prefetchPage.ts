import type { BootstrapOptions } from '@realmkit/shell';
import { invoicesQuery, productsQuery, subscriptionsQuery } from './payment/calls/paymentQueries.ts';

/** Prefetches the data of the page at this URL, so that it is loaded by the time its script is. */
export const prefetchPage: NonNullable<BootstrapOptions['prefetch']> = async (shell, { isGuardian }) => {
  if (window.location.pathname !== '/subscriptions' || !isGuardian) return;
  const { queryClient } = shell;
  await Promise.all([
    queryClient.prefetchQuery(productsQuery(shell)),
    queryClient.prefetchQuery(subscriptionsQuery(shell)),
    queryClient.prefetchQuery(invoicesQuery(shell)),
  ]);
};
