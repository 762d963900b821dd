import { useScheme } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { getReaderPolicy } from '@realmkit/openapi/answers/book-backend';
import { isSignedIn, takePlayerStart, useGoTo, useLocale, useSession, useShell, useUserContext } from '@realmkit/shell';
import { useEffect, useMemo, useState } from 'react';
import { EntitlementError, type ReaderCallbacks, type ReaderProps, routeWithPolicy } from '../player/index.ts';
import { useAnnotationCallbacks } from './annotations/useAnnotationCallbacks.ts';
import { useOfflineCopies } from './offline/useOfflineCopies.ts';
import { bookshelfPath, closeHref, sourceApplicationProps } from './pageUrl.ts';
import { useUnsaved } from './useLooksOn.ts';
import { usePositionCallbacks } from './usePositionCallbacks.ts';
import { useReadingOutboxes } from './useReadingOutboxes.ts';
import { useSubmissionSource } from './useSubmissionSource.ts';

/** The page of the consumer app on which a guardian chooses a plan. */
const plansUrl = '/subscriptions';

/** The callbacks of this host, whose books are signed. */
type HostCallbacks = ReaderCallbacks & Required<Pick<ReaderCallbacks, 'refreshPolicy'>>;

/** Returns the props that the host page passes to every reader: callbacks over the platform's services, the identity, and navigation. */
export function useReaderHost(bookId: string): ReaderProps & { readonly callbacks: HostCallbacks } {
  const { clients, realm, session, report } = useShell();
  const goTo = useGoTo();
  const { locale } = useLocale();
  const { scheme } = useScheme();
  const user = useUserContext();
  const state = useSession();
  const { addEvent, addReadLogs } = useReadingOutboxes();
  const { bookBackend } = clients;

  const [{ start, rest }] = useState(() => takePlayerStart(window.location.href));
  useEffect(() => window.history.replaceState(window.history.state, '', rest), [rest]);
  const offlineCopies = useOfflineCopies();
  const submissions = useSubmissionSource();
  const unsaved = useUnsaved('library POST /v1/books/{bookId}/bookmarks');
  const positionCallbacks = usePositionCallbacks(bookId);
  const annotationCallbacks = useAnnotationCallbacks();
  const callbacks = useMemo(
    (): HostCallbacks => ({
      ...positionCallbacks,
      ...annotationCallbacks,
      refreshPolicy: async (id) => {
        const result = await bookBackend.GET('/{id}/policy', { params: { path: { id } } });
        const { error, response } = result;
        if (error && response.status === 403) throw new EntitlementError('openedBy' in error ? error.openedBy : undefined);
        return unwrap(result, getReaderPolicy);
      },
      ...(addReadLogs && { postReadLogs: addReadLogs }),
    }),
    [bookBackend, positionCallbacks, annotationCallbacks, addReadLogs],
  );

  const identity = isSignedIn(state) && user.status === 'ready' ? state.identity : undefined;
  return {
    bookId,
    autoFocus: true,
    locale,
    realm,
    scheme,
    ...sourceApplicationProps(window.location.href),
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
    start,
    offlineCopies,
    readOnly: unsaved !== undefined,
    features: {
      presentation: submissions.isOwner === true,
      ...(unsaved === 'shared' && { bookmarks: false, annotations: false }),
    },
    onEvent: addEvent,
    onPolicyRenewed: (policy) => window.history.replaceState(window.history.state, '', routeWithPolicy(window.location.href, policy)),
    onError: report,
    onClose: () => {
      // A book that was opened in a new tab has nothing to go back to.
      const href = closeHref(window.location.href) ?? (window.history.length > 1 ? undefined : bookshelfPath);
      if (href) goTo(href);
      else window.history.back();
    },
    plansUrl,
    onLogin: () => void session.signOut(window.location.pathname + window.location.search),
  };
}
