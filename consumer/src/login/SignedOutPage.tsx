import Typography from '@mui/material/Typography';
import { Alert, ButtonLink } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoginFrame } from './LoginFrame.tsx';

/** Shows the page that AK-Bibliotheken redirects to after a logout (shell §2), with a warning if AK-Bibliotheken did not respond. */
function SignedOutPage() {
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

export { SignedOutPage as Component };
