import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { standInKey } from '../../offline/persistQueries.ts';
import { useSession } from '../../session/useSession.ts';
import { useRetrying } from '../pages/useRetrying.ts';
import { useOnline } from '../useOnline.ts';

const Bar = styled('div')(({ theme }) => ({
  '&:not(:empty)': {
    padding: theme.spacing(1, 2),
    backgroundColor: token('color.feedback.warning'),
    color: token('color.feedback.onWarning'),
    textAlign: 'center',
  },
}));

/** Says that kept answers stand in for the platform's, and asks it again until it answers: also for what no part of the page shows any more. */
function PlatformHint({ standIns }: { readonly standIns: readonly string[] }) {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  useRetrying(
    useCallback(() => queryClient.refetchQueries({ predicate: ({ queryHash }) => standIns.includes(queryHash) }), [queryClient, standIns]),
  );
  return t(($) => $.offline.platformHint);
}

/** Says that the device is offline, or what of the platform cannot be reached while it is not; silent otherwise. */
export function OfflineHint() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const { status } = useSession();
  const { data: standIns = [] } = useQuery<readonly string[]>({
    queryKey: standInKey,
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!online) return <Bar role="status">{t(($) => $.offline.hint)}</Bar>;
  return (
    <Bar role="status">
      {standIns.length > 0 ? <PlatformHint standIns={standIns} /> : status === 'offline' ? t(($) => $.offline.serviceHint) : null}
    </Bar>
  );
}
