import '@realmkit/design-system/polyfills.ts';
import { bootstrapShell } from '@realmkit/shell';
import { namespaces } from './namespaces.ts';
import { namespacesOfPath } from './namespacesOfPath.ts';
import { prefetchPage } from './prefetchPage.ts';

/** The start of the app before it renders; runs while the rest of the script is still loading (build/earlyLoads.ts). */
export const bootstrap = bootstrapShell({
  name: 'consumer',
  namespaces,
  preload: namespacesOfPath(window.location.pathname),
  prefetch: prefetchPage,
});
