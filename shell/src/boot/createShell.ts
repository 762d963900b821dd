import type { Realm } from '@realmkit/design-system';
import type { i18n } from 'i18next';
import type { Configuration } from '../configuration/configuration.ts';
import { createClients } from '../http/clients.ts';
import { createPendingRequests } from '../http/pendingRequests.ts';
import { createQueryClient } from '../http/queryClient.ts';
import { clearListFilters } from '../list/clearListFilters.ts';
import { realmTable } from '../realm/realmTable.ts';
import { createSession } from '../session/createSession.ts';
import { refreshTurns } from '../session/refreshTurns.ts';
import { signInPath } from '../session/signIn/signInAddress.ts';
import { broadcastTabs } from '../session/tabs.ts';
import { forgivingTokenStore } from '../session/tokens/forgivingTokenStore.ts';
import { indexedDbTokenStore } from '../session/tokens/tokenStore.ts';
import { tabStorage, visitStorage } from '../storage/pageStorage.ts';
import type { Shell } from './ShellContext.ts';

interface ShellParts {
  readonly app: Shell['app'];
  readonly realm: Realm;
  readonly configuration: Configuration;
  readonly clientId: string;
  readonly i18n: i18n;
}

/** Puts a page's shell together over the browser's own storage, locks, channel and network. */
export function createShell({ app, realm, configuration, clientId, i18n }: ShellParts): Shell {
  const settings = realmTable[realm];
  const pendingRequests = createPendingRequests();
  const fetch = pendingRequests.counted(globalThis.fetch.bind(globalThis));
  const leaveTo = (address: string) => window.location.assign(address);
  const queryClient = createQueryClient(() => void session.expire());
  const session = createSession({
    client: { issuer: configuration.services.auth, clientId, redirectUri: window.location.origin + signInPath, fetch },
    store: forgivingTokenStore(indexedDbTokenStore()),
    inTurn: refreshTurns(navigator.locks),
    tabs: broadcastTabs(),
    records: tabStorage,
    nowSeconds: () => Date.now() / 1000,
    isOnline: () => navigator.onLine,
    leaveTo,
    onUserChange: () => {
      queryClient.clear();
      clearListFilters(visitStorage);
      clearListFilters(tabStorage);
    },
  });
  return {
    app,
    realm,
    settings,
    configuration,
    session,
    clients: createClients(configuration, settings, session, fetch),
    queryClient,
    pendingRequests,
    i18n,
    leaveTo,
  };
}
