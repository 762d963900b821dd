import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, Button, ButtonLink, TextField } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { passwordResetConstraints } from '@realmkit/openapi/constraints';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../page/isEmail.ts';
import { LoginFrame } from '../LoginFrame.tsx';

/** Shows the page that sends a link for a new password; what it says is the same for every address. */
export function Component() {
  const { t } = useTranslation('consumer');
  const errorText = useErrorText();
  const { clients, realm } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const request = useMutation({
    mutationFn: async (address: string) =>
      unwrap(await clients.account.POST('/password/requestReset', { body: { email: address, country: realm } })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = isEmail(email);
    setIsInvalid(!isValid);
    if (!isValid) field.current?.focus();
    else if (!request.isPending) request.mutate(email.trim());
  };
  return (
    <LoginFrame title={t(($) => $.login.forgot)}>
      <Stack spacing={3}>
        {request.isSuccess ? (
          <>
            <Alert severity="info" role="status">
              {t(($) => $.login.reset.sent, { email: request.variables })}
            </Alert>
            <Typography>{t(($) => $.login.reset.staff)}</Typography>
          </>
        ) : (
          <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
            <Typography>{t(($) => $.login.reset.text)}</Typography>
            {request.isError ? <Alert severity="error">{errorText(request.error)}</Alert> : null}
            <TextField
              ref={field}
              name="email"
              type="email"
              label={t(($) => $.profile.email)}
              autoComplete="email"
              maxLength={passwordResetConstraints.email.maxLength}
              value={email}
              error={isInvalid}
              helperText={isInvalid ? t(($) => $.profile.emailInvalid) : undefined}
              onChange={({ target }) => {
                setEmail(target.value);
                setIsInvalid(false);
              }}
            />
            <Button type="submit" variant="contained" aria-disabled={request.isPending}>
              {t(($) => $.login.reset.submit)}
            </Button>
          </Stack>
        )}
        <ButtonLink variant="text" href="/login">
          {t(($) => $.login.reset.back)}
        </ButtonLink>
      </Stack>
    </LoginFrame>
  );
}
