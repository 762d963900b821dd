import '@realmkit/design-system/polyfills.ts';
import { type BootstrapOptions, bootstrapShell } from '@realmkit/shell';
import { namespaces } from './namespaces.ts';
import { namespacesOfPath } from './namespacesOfPath.ts';
import { productsQuery, subscriptionsQuery } from './offer/planQueries.ts';

/** Prefetches the data of the page at this URL, so that it is loaded by the time its script is. */
const prefetchPage: NonNullable<BootstrapOptions['prefetch']> = async (shell, { isGuardian }) => {
  if (window.location.pathname !== '/subscriptions' || !isGuardian) return;
  const { queryClient } = shell;
  await Promise.all([queryClient.prefetchQuery(productsQuery(shell)), queryClient.prefetchQuery(subscriptionsQuery(shell))]);
};

/** The start of the app before it renders; runs while the rest of the script is still loading (build/earlyLoads.ts). */
export const bootstrap = bootstrapShell({
  name: 'consumer',
  namespaces,
  preload: namespacesOfPath(window.location.pathname),
  prefetch: prefetchPage,
});
