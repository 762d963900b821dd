import { styled } from '@mui/material/styles';
import { safeGutter, token } from '@realmkit/design-system';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../boot/ShellContext.ts';
import { fallbackQueriesKey } from '../../offline/persistQueries.ts';
import { useSession } from '../../session/useSession.ts';
import { useRetryWithBackoff } from '../pages/useRetryWithBackoff.ts';
import { useOnline } from '../useOnline.ts';

const Bar = styled('div')(({ theme }) => ({
  '&:not(:empty)': {
    padding: `${theme.spacing(1)} ${safeGutter(theme.spacing(2))}`,
    backgroundColor: token('color.feedback.warning'),
    color: token('color.feedback.onWarning'),
    textAlign: 'center',
  },
}));

/** Says that persisted data is shown, and refetches those queries until the platform responds, also queries without a component. */
function PlatformHint({ fallbacks }: { readonly fallbacks: readonly string[] }) {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  useRetryWithBackoff(
    useCallback(
      () => queryClient.refetchQueries({ predicate: ({ queryHash }) => fallbacks.includes(queryHash) }),
      [queryClient, fallbacks],
    ),
  );
  return t(($) => $.offline.platformHint);
}

/** Says that the login service cannot be reached, and tries to refresh the session until it can. */
function SessionHint() {
  const { t } = useTranslation('shell');
  const { session } = useShell();
  // Not `getAccessToken`: a service may have rejected a token that looks fresh by the clock of this device.
  useRetryWithBackoff(useCallback(() => session.refreshAccessToken(), [session]));
  return t(($) => $.offline.serviceHint);
}

/** Says that the device is offline, or which part of the platform cannot be reached; empty otherwise. */
export function OfflineHint() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const { status } = useSession();
  const { data: fallbacks = [] } = useQuery<readonly string[]>({
    queryKey: fallbackQueriesKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!online) return <Bar role="status">{t(($) => $.offline.hint)}</Bar>;
  return (
    <Bar role="status">{status === 'offline' ? <SessionHint /> : fallbacks.length > 0 ? <PlatformHint fallbacks={fallbacks} /> : null}</Bar>
  );
}
