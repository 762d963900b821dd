import Stack from '@mui/material/Stack';
import type { MeProfile } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useIsOwnOnly } from '../../page/OwnOnly.tsx';
import { RequestValidation } from './RequestValidation.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';

/** Shows the email address, whether it is confirmed, and the button to confirm it, which only its owner has. */
export function EmailAddress({ email, emailVerified }: Pick<MeProfile, 'email' | 'emailVerified'>) {
  const { t } = useTranslation('consumer');
  const isOwnOnly = useIsOwnOnly('account POST /email/requestValidation');
  if (email === null) return t(($) => $.profile.noEmail);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <span>{email}</span>
      <VerifiedMark verified={emailVerified} />
      {emailVerified || isOwnOnly ? null : <RequestValidation email={email} />}
    </Stack>
  );
}
