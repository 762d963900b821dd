import Typography from '@mui/material/Typography';
import { Link } from '@realmkit/design-system';
import type { PersonKind } from '@realmkit/openapi/personal-data';
import { useTranslation } from 'react-i18next';
import { storedDataPath } from '../../legal/storedData/storedDataPath.ts';
import type { KnownUser } from '../../page/UserGate.tsx';

const personKind = ({ isStudent, isGuardian }: KnownUser): PersonKind => (isStudent ? 'child' : isGuardian ? 'guardian' : 'staff');

/** Leads to what is stored about the user. */
export function OwnData({ user }: { readonly user: KnownUser }) {
  const { t } = useTranslation('consumer');
  return (
    <Typography>
      <Link href={`${storedDataPath}?about=${personKind(user)}`}>{t(($) => $.profile.storedLink)}</Link>
    </Typography>
  );
}
