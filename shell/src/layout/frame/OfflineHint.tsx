import { styled } from '@mui/material/styles';
import { token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useOnline } from '../useOnline.ts';

const Bar = styled('div')(({ theme }) => ({
  '&:not(:empty)': {
    padding: theme.spacing(1, 2),
    backgroundColor: token('color.feedback.warning'),
    color: token('color.feedback.onWarning'),
    textAlign: 'center',
  },
}));

/** Says that the device is offline, or that only the sign-in service cannot be reached; silent otherwise. */
export function OfflineHint() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const { status } = useSession();
  const hint = online ? status === 'offline' && t(($) => $.offline.serviceHint) : t(($) => $.offline.hint);
  return <Bar role="status">{hint || null}</Bar>;
}
