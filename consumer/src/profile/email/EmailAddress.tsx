import Stack from '@mui/material/Stack';
import type { MeProfile } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { RequestValidation } from './RequestValidation.tsx';
import { VerifiedMark } from './VerifiedMark.tsx';

/** Shows the email address, whether it is confirmed, and the button to confirm it. */
export function EmailAddress({ email, emailVerified }: Pick<MeProfile, 'email' | 'emailVerified'>) {
  const { t } = useTranslation('consumer');
  if (email === null) return t(($) => $.profile.noEmail);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <span>{email}</span>
      <VerifiedMark verified={emailVerified} />
      {emailVerified ? null : <RequestValidation email={email} />}
    </Stack>
  );
}
