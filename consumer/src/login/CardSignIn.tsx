import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttempt } from './useAttempt.ts';

interface CardSignInProps {
  readonly onSignIn: () => Promise<void>;
  readonly onOtherWays: () => void;
}

/** Where the QR code of a login card leads: one large button, because a link that signs in by itself could sign somebody in as another. */
export function CardSignIn({ onSignIn, onOtherWays }: CardSignInProps) {
  const { t } = useTranslation('consumer');
  const [{ busy, failure }, run] = useAttempt();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack spacing={3}>
      {failure ? (
        <Alert severity="error">
          {failure === 'invalidCredentials' ? t(($) => $.login.card.wrong) : t(($) => $.login.failure[failure])}
        </Alert>
      ) : (
        <Typography>{t(($) => $.login.card.text)}</Typography>
      )}
      <Button ref={button} variant="contained" size="large" fullWidth aria-disabled={busy} onClick={() => void run(onSignIn)}>
        {busy ? t(($) => $.login.submitting) : t(($) => $.login.card.submit)}
      </Button>
      <Button variant="outlined" size="large" fullWidth onClick={onOtherWays} aria-disabled={busy}>
        {t(($) => $.login.otherWays)}
      </Button>
    </Stack>
  );
}
