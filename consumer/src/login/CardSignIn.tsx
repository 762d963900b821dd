import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, Button } from '@realmkit/design-system';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAttempt } from './useAttempt.ts';
import { useSignInErrorText } from './useSignInErrorText.ts';

/** Returns the login card of the QR code's URL and a function that clears it. It leaves the URL at once, so that no history stores it. */
export function useScannedCard(): readonly [card: string | undefined, forget: () => void] {
  const { hash } = useLocation();
  const [card, setCard] = useState(() => new URLSearchParams(hash.slice(1)).get('card') ?? undefined);
  useEffect(() => {
    if (card === undefined) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [card]);
  return [card, () => setCard(undefined)];
}

interface CardSignInProps {
  readonly onSignIn: () => Promise<void>;
  readonly onOtherWays: () => void;
}

/** Shows the page of a login card's QR code: one large button, because a link that logs in by itself could log a user in as another. */
export function CardSignIn({ onSignIn, onOtherWays }: CardSignInProps) {
  const { t } = useTranslation('account');
  const errorText = useSignInErrorText();
  const [{ isPending, failure, retryAfter }, run] = useAttempt();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack spacing={3}>
      {failure ? (
        <Alert severity="error">{failure === 'invalidCredentials' ? t(($) => $.login.card.wrong) : errorText(failure, retryAfter)}</Alert>
      ) : (
        <Typography>{t(($) => $.login.card.text)}</Typography>
      )}
      <Button ref={button} variant="contained" size="large" aria-disabled={isPending} onClick={() => void run(onSignIn)}>
        {isPending ? t(($) => $.login.submitting) : t(($) => $.login.card.submit)}
      </Button>
      <Button variant="outlined" size="large" onClick={onOtherWays} aria-disabled={isPending}>
        {t(($) => $.login.otherWays)}
      </Button>
    </Stack>
  );
}
