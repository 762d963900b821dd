import { styled } from '@mui/material/styles';
import { Announced, safeGutter, token } from '@realmkit/design-system';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../context/ShellContext.ts';
import { isUnreachable } from '../../http/errorKind.ts';
import { refetchFailedQueries } from '../../http/queryClient.ts';
import { useErrorText } from '../../http/useErrorText.ts';
import { fallbackQueriesKey } from '../../offline/persistQueries.ts';
import { useSession } from '../../react/useSession.ts';
import { useUserContext } from '../../user/useUserContext.ts';
import { useRetryWithBackoff } from '../pages/useRetryWithBackoff.ts';
import { useOnline } from '../useOnline.ts';

const Bar = styled(Announced)(({ theme }) => ({
  '&:not(:empty)': {
    padding: `${theme.spacing(1)} ${safeGutter(theme.spacing(2))}`,
    backgroundColor: token('color.feedback.warning'),
    color: token('color.feedback.onWarning'),
    textAlign: 'center',
  },
}));

/** Says that the platform cannot be reached, and tries again until it responds; then everything that failed meanwhile is loaded. */
function PlatformHint({ retry }: { readonly retry: () => Promise<unknown> }) {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  useRetryWithBackoff(retry);
  useEffect(() => () => void refetchFailedQueries(queryClient), [queryClient]);
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
  return (
    <Bar>
      <Hint />
    </Bar>
  );
}

function Hint() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const online = useOnline();
  const { status } = useSession();
  const user = useUserContext();
  const queryClient = useQueryClient();
  const { data: fallbacks = [] } = useQuery<readonly string[]>({
    queryKey: fallbackQueriesKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Also the queries without a component.
  const refetchFallbacks = useCallback(
    () => queryClient.refetchQueries({ predicate: ({ queryHash }) => fallbacks.includes(queryHash) }),
    [queryClient, fallbacks],
  );
  if (!online) return t(($) => $.offline.hint);
  if (status === 'offline') return <SessionHint />;
  if (fallbacks.length > 0) return <PlatformHint retry={refetchFallbacks} />;
  if (user.status !== 'failed') return null;
  return isUnreachable(user.error) ? <PlatformHint retry={user.reload} /> : errorText(user.error);
}
