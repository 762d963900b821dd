import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LoginFrame } from './LoginFrame.tsx';

/** Where AK-Bibliotheken sends its users back to after a sign-out (shell §2). */
export function Component() {
  const { t } = useTranslation('consumer');
  return (
    <LoginFrame title={t(($) => $.signedOut.title)}>
      <Typography>{t(($) => $.signedOut.text)}</Typography>
      <Button variant="contained" size="large" href="/login">
        {t(($) => $.signedOut.signIn)}
      </Button>
    </LoginFrame>
  );
}
