import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { LoginFrame } from './LoginFrame.tsx';

/** Says that a secure login or acting as another user was refused, and lets the person go on as before. */
export function NotGranted({ redirect }: { readonly redirect: string }) {
  const { t } = useTranslation('consumer');
  return (
    <LoginFrame title={t(($) => $.login.title)}>
      <Stack spacing={3}>
        <Alert severity="error">{t(($) => $.login.notGranted)}</Alert>
        <Button component={Link} href={redirect} variant="contained" size="large" fullWidth>
          {t(($) => $.login.goOn)}
        </Button>
      </Stack>
    </LoginFrame>
  );
}
