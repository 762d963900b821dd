import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ButtonLink } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { LoginFrame } from './LoginFrame.tsx';

/** Says that a secure login or acting as another user was refused, and links to the requested page. */
export function NotGranted({ redirect }: { readonly redirect: string }) {
  const { t } = useTranslation('consumer');
  return (
    <LoginFrame title={t(($) => $.login.title)}>
      <Stack spacing={3}>
        <Alert severity="error">{t(($) => $.login.notGranted)}</Alert>
        <ButtonLink href={redirect} variant="contained">
          {t(($) => $.login.goOn)}
        </ButtonLink>
      </Stack>
    </LoginFrame>
  );
}
