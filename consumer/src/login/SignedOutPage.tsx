import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoginFrame } from './LoginFrame.tsx';

/** Where AK-Bibliotheken sends its users back to after a sign-out (shell §2); it says so where AK-Bibliotheken did not answer. */
export function Component() {
  const { t } = useTranslation('consumer');
  const failed = useSearchParams()[0].has('failed');
  return (
    <LoginFrame title={t(($) => $.signedOut.title)}>
      {failed ? (
        <Alert severity="warning">{t(($) => $.signedOut.failedText)}</Alert>
      ) : (
        <Typography>{t(($) => $.signedOut.text)}</Typography>
      )}
      <ButtonLink variant="contained" href="/login">
        {t(($) => $.signedOut.signIn)}
      </ButtonLink>
    </LoginFrame>
  );
}
