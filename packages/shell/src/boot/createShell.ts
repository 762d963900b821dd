import type { Realm } from '@realmkit/design-system';
import type { ActivityEvent } from '@realmkit/openapi';
import type { i18n } from 'i18next';
import { createActivityEvents } from '../activity/activityEvents.ts';
import { sendActivity } from '../activity/sendActivity.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Shell } from '../context/ShellContext.ts';
import { clearDraftsOnUserChange } from '../draft/clearDraftsOnUserChange.ts';
import { clearDrafts, clearDraftsOf } from '../draft/draftStorage.ts';
import { sendUnsentAnswers } from '../draft/sendUnsentAnswers.ts';
import { createClients } from '../http/clients.ts';
import { createPendingRequests } from '../http/pendingRequests.ts';
import { createQueryClient, refetchFailedQueries } from '../http/queryClient.ts';
import { clearListFilters } from '../list/clearListFilters.ts';
import { createWebLockMutex } from '../mutex/mutex.ts';
import { removeBookCopies } from '../offline/bookCopies.ts';
import { indexedDbPersistedQueryStore } from '../offline/persistedQueryStore.ts';
import { persistQueries } from '../offline/persistQueries.ts';
import { entryStoreWithMemoryFallback, indexedDbEntryStore } from '../outbox/entryStores.ts';
import { clearChapters } from '../reading/readingChapter.ts';
import { realmTable } from '../realm/realmTable.ts';
import { createErrorReporter, type ErrorReporter } from '../reporting/ErrorReporter.ts';
import { createSession } from '../session/createSession.ts';
import type { Session } from '../session/Session.ts';
import { isSignedIn } from '../session/sessionState.ts';
import { signInPath } from '../session/signIn/signInHref.ts';
import { createTabChannel } from '../session/tabChannel.ts';
import type { TokenStore } from '../session/tokens/tokenStore.ts';
import { createSettingsStore } from '../settings/settingsStore.ts';
import { tabStorage, visitStorage } from '../storage/pageStorage.ts';
import { removeItems } from '../storage/removeItems.ts';
import { siteCaches } from '../storage/siteCaches.ts';
import { dropWork } from '../storage/workDatabase.ts';

interface ShellParts {
  readonly app: Shell['app'];
  readonly realm: Realm;
  readonly configuration: Configuration;
  readonly clientId: string;
  readonly tokens: TokenStore;
  readonly i18n: i18n;
  /** The app's own reporter, if it has one. */
  readonly report?: ErrorReporter | undefined;
}

/** Creates a page's shell over the browser's storage, locks, channel and network. */
export function createShell({ app, realm, configuration, clientId, tokens, i18n, report }: ShellParts): Shell {
  const settings = realmTable[realm];
  const pendingRequests = createPendingRequests();
  const backgroundFetch = globalThis.fetch.bind(globalThis);
  const fetch = pendingRequests.counted(backgroundFetch);
  const leaveTo = (url: string) => window.location.assign(url);
  const reporter = createErrorReporter(report);
  const queryClient = createQueryClient(
    () => void session.expire(),
    reporter,
    (left) =>
      void import('../reauthentication/leaveForReauthentication.ts').then(({ leaveForReauthentication }) =>
        leaveForReauthentication({ session, leaveTo }, left),
      ),
  );
  const session = createSession({
    client: {
      baseUrl: configuration.services.auth,
      issuer: configuration.issuer,
      clientId,
      redirectUri: window.location.origin + signInPath,
      fetch,
    },
    store: tokens,
    runExclusive: createWebLockMutex('realmkit-session-refresh', navigator.locks),
    tabs: createTabChannel(),
    records: tabStorage,
    nowSeconds: () => Date.now() / 1000,
    isOnline: () => navigator.onLine,
    leaveTo,
    beforeUserChange: () => unsentAnswers.send(),
    onSignOut: () => {
      clearDrafts(tabStorage);
      const uid = userOfOwnSession(session);
      if (uid !== undefined) clearDraftsOf(visitStorage, uid);
      // The reader's copies of the locations of books tell which books were opened.
      removeItems(visitStorage, (key) => key.endsWith('-locations'));
      removePanelStates();
      // Not reported: a browser that denies its database or its caches has stored nothing.
      void dropWork().catch(() => undefined);
      removeBookCopies(siteCaches()).catch(() => undefined);
    },
    onUserChange: () => {
      queryClient.clear();
      void persistedQueries.clear();
      clearListFilters(visitStorage);
      clearListFilters(tabStorage);
      clearChapters();
    },
  });
  const persistedQueries = persistQueries({
    queryClient,
    store: indexedDbPersistedQueryStore(),
    owner: () => userOfOwnSession(session),
    report: reporter,
  });
  let wasOffline = false;
  session.subscribe(() => {
    const state = session.getSnapshot();
    const { status } = state;
    // In another tab.
    if (state.status === 'anonymous' && state.reason === 'signedOut') removePanelStates();
    // Also when the session ended while no page was open.
    if (status === 'anonymous') void persistedQueries.clear();
    if (wasOffline && status === 'authenticated') void refetchFailedQueries(queryClient);
    wasOffline = status === 'offline';
    // Somebody who acts as another user has their own copies left.
    const user = userOfOwnSession(session);
    // Not reported: a browser that denies its caches has stored nothing.
    if (user !== undefined) removeBookCopies(siteCaches(), user).catch(() => undefined);
  });
  clearDraftsOnUserChange(session);
  const clients = createClients(configuration, settings, session, fetch, backgroundFetch, persistedQueries.unreachable);
  const unsentAnswers = {
    // Somebody who acts as another user sends nothing of them.
    send: async () => {
      const uid = userOfOwnSession(session);
      return uid === undefined || sendUnsentAnswers(clients, visitStorage, uid);
    },
  };
  return {
    app,
    realm,
    settings,
    configuration,
    session,
    clients,
    queryClient,
    listSettings: createSettingsStore(visitStorage, window),
    report: reporter,
    activity: createActivityEvents({
      store: entryStoreWithMemoryFallback(indexedDbEntryStore<ActivityEvent>('activity'), reporter),
      runExclusive: createWebLockMutex('realmkit-activity', navigator.locks),
      owner: () => userOf(session),
      send: sendActivity(clients, window.location.hostname),
      report: reporter,
    }),
    pendingRequests,
    unsentAnswers,
    i18n,
    leaveTo,
  };
}

/** Removes which books have the reader's panel open in this tab, with the submission that is shown in it. */
const removePanelStates = (): void => removeItems(tabStorage, (key) => key.startsWith('bookplayer_screen:'));

/** Returns the uid of the signed-in user; undefined during impersonation. */
function userOfOwnSession({ getSnapshot }: Session): string | undefined {
  const state = getSnapshot();
  return isSignedIn(state) && !state.identity.id.act ? state.identity.access.sub : undefined;
}

function userOf({ getSnapshot }: Session): string | undefined {
  const state = getSnapshot();
  return isSignedIn(state) ? state.identity.access.sub : undefined;
}
