import Stack from '@mui/material/Stack';
import { Alert, Button, ButtonLink, PasswordField } from '@realmkit/design-system';
import { ServiceError, unwrap } from '@realmkit/openapi';
import { FormErrors, useErrorText, useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type PasswordErrors, passwordErrorsOf, validatePasswords } from '../../profile/password/passwordErrors.ts';
import { LoginFrame } from '../LoginFrame.tsx';
import { useRedirect, withRedirect } from '../withRedirect.ts';

const fields = ['password', 'repeated'] as const;

/** Shows the page of the link for a new password; the link leaves the URL at once, so that no history stores it. */
function NewPasswordPage() {
  const { t: account } = useTranslation('account');
  const [query] = useSearchParams();
  const [token] = useState(query.get('token') ?? '');
  const [redirect] = useState(useRedirect());
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);
  return (
    <LoginFrame title={account(($) => $.login.reset.newTitle)}>
      <NewPassword token={token} redirect={redirect} />
    </LoginFrame>
  );
}

interface NewPasswordProps {
  readonly token: string;
  /** The page that opens after the login. */
  readonly redirect: string;
}

function NewPassword({ token, redirect }: NewPasswordProps) {
  const { t } = useTranslation('consumer');
  const { t: account } = useTranslation('account');
  const errorText = useErrorText();
  const { clients, realm, session } = useShell();
  const [typed, setTyped] = useState({ password: '', repeated: '' });
  const [errors, setErrors] = useState<PasswordErrors>({});
  const reset = useMutation({
    mutationFn: async (password: string) =>
      unwrap(await clients.account.POST('/password/reset', { body: { token, password, country: realm } })),
    // The service has ended every login, also the one of this browser.
    onSuccess: () => session.expire(),
    onError: (error) => setErrors(passwordErrorsOf(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reset.isPending) return;
    // The link replaces the current password.
    const found = validatePasswords({ current: 'link', ...typed });
    setErrors(found);
    reset.reset();
    if (Object.keys(found).length === 0) reset.mutate(typed.password);
  };

  if (reset.isSuccess)
    return (
      <Stack spacing={3}>
        <Alert severity="success">{account(($) => $.login.reset.done)}</Alert>
        <ButtonLink variant="contained" href={withRedirect('/login?reauthenticate=true', redirect)}>
          {account(($) => $.login.submit)}
        </ButtonLink>
      </Stack>
    );
  if (token === '' || (reset.error instanceof ServiceError && reset.error.name === 'InvalidInputError'))
    return (
      <Stack spacing={3}>
        <Alert severity="error">{account(($) => $.login.reset.invalidLink)}</Alert>
        <ButtonLink variant="contained" href={withRedirect('/login/forgot-password', redirect)}>
          {account(($) => $.login.reset.again)}
        </ButtonLink>
      </Stack>
    );
  return (
    <Stack component="form" noValidate spacing={2.5} useFlexGap onSubmit={submit}>
      <FormErrors />
      {fields.map((name) => {
        const error = errors[name];
        return (
          <PasswordField
            key={name}
            name={name}
            label={t(($) => $.password[name])}
            revealLabel={account(($) => $.login.showPassword)}
            autoComplete="new-password"
            required
            value={typed[name]}
            error={error !== undefined}
            helperText={error ? t(($) => $.password.errors[error]) : name === 'password' ? t(($) => $.password.rule) : undefined}
            onChange={({ target }) => {
              setTyped({ ...typed, [name]: target.value });
              setErrors({ ...errors, [name]: undefined });
            }}
          />
        );
      })}
      {reset.isError && !fields.some((name) => errors[name]) ? <Alert severity="error">{errorText(reset.error)}</Alert> : null}
      <Button type="submit" variant="contained" aria-disabled={reset.isPending}>
        {account(($) => $.login.reset.save)}
      </Button>
    </Stack>
  );
}

export { NewPasswordPage as Component };
