import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, Button } from '@realmkit/design-system';
import { ServiceError, unwrap } from '@realmkit/openapi';
import { useClients, useErrorText, useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFrame } from '../LoginFrame.tsx';
import type { TypedCredentials } from '../SignInForm.tsx';

interface RestoreAccountProps {
  /** The right credentials of the deleted account. */
  readonly credentials: TypedCredentials;
  readonly onRestored: () => void;
  readonly onCancel: () => void;
}

/** Offers to bring back the account that its owner has deleted. */
export function RestoreAccount({ credentials, onRestored, onCancel }: RestoreAccountProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { realm } = useShell();
  const { account } = useClients();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const restoration = useMutation({
    mutationFn: async () => unwrap(await account.POST('/me/restore', { body: { ...credentials, country: realm } })),
    onSuccess: onRestored,
  });
  const { error, isPending } = restoration;
  const isTaken = error instanceof ServiceError && error.status === 409;
  return (
    <LoginFrame title={t(($) => $.login.title)}>
      <Stack spacing={3}>
        <Alert severity="info">{t(($) => $.login.errors.deleted)}</Alert>
        <Typography>{t(($) => $.restore.text)}</Typography>
        {error ? <Alert severity="error">{isTaken ? t(($) => $.restore.taken) : errorText(error)}</Alert> : null}
        <Button
          ref={button}
          variant="contained"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) restoration.mutate();
          }}
        >
          {isPending ? t(($) => $.restore.submitting) : t(($) => $.restore.submit)}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {t(($) => $.restore.cancel)}
        </Button>
      </Stack>
    </LoginFrame>
  );
}
