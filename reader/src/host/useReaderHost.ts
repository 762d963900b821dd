import { useScheme } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { isSignedIn, useGoTo, useLocale, useSession, useShell, useUserContext } from '@realmkit/shell';
import { useMemo } from 'react';
import { type ReaderCallbacks, type ReaderProps, routeWithPolicy } from '../player/index.ts';
import { closeAddress } from './closeAddress.ts';
import { ofService } from './ofService.ts';
import { useKeptPlaces } from './useKeptPlaces.ts';
import { useReadingOutboxes } from './useReadingOutboxes.ts';
import { useSubmissionSource } from './useSubmissionSource.ts';

/** What the host page gives to every reader: callbacks over the platform's services, who reads, and the way out. */
export function useReaderHost(bookId: string): ReaderProps {
  const { clients, realm, session, report } = useShell();
  const goTo = useGoTo();
  const { locale } = useLocale();
  const { scheme } = useScheme();
  const user = useUserContext();
  const state = useSession();
  const { addEvent, addReadLogs } = useReadingOutboxes();
  const { bookBackend } = clients;

  const submissions = useSubmissionSource();
  const places = useKeptPlaces(bookId);
  const callbacks = useMemo(
    (): ReaderCallbacks => ({
      ...places,
      refreshPolicy: async (id) => unwrap(await bookBackend.GET('/{id}/policy', { params: { path: { id } } })).policy,
      postReadLogs: addReadLogs,
    }),
    [bookBackend, places, addReadLogs],
  );

  const identity = isSignedIn(state) && user.status === 'ready' ? state.identity : undefined;
  return {
    bookId,
    autoFocus: true,
    locale,
    realm,
    scheme,
    ...ofService(window.location.href),
    ...(identity && user.status === 'ready'
      ? {
          identity: {
            userId: identity.access.sub,
            roles: [...new Set(user.organizations.map(({ role }) => role))],
            organisations: user.organizations.map(({ uid }) => uid),
            ...(identity.access.subscriptions[0] ? { subscriptionType: identity.access.subscriptions[0] } : {}),
            locale,
            profileId: identity.id.sub,
          },
        }
      : {}),
    callbacks,
    submissions,
    onEvent: addEvent,
    onPolicyRenewed: (policy) => window.history.replaceState(window.history.state, '', routeWithPolicy(window.location.href, policy)),
    onError: report,
    onClose: () => {
      const address = closeAddress(window.location.href);
      if (address) goTo(address);
      else window.history.back();
    },
    onLogin: () => void session.signOut(window.location.pathname + window.location.search),
  };
}
