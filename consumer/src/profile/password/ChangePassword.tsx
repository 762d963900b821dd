import Stack from '@mui/material/Stack';
import { Alert, PasswordField } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { type Reauthentication, useClients, useErrorText } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '../../page/FormButtons.tsx';
import { ReauthenticationNotice } from '../../page/ReauthenticationNotice.tsx';
import { type PasswordErrors, passwordErrorsOf, type TypedPasswords, validatePasswords } from './passwordErrors.ts';

const empty: TypedPasswords = { current: '', password: '', repeated: '' };

const fields = [
  { name: 'current', autoComplete: 'current-password' },
  { name: 'password', autoComplete: 'new-password' },
  { name: 'repeated', autoComplete: 'new-password' },
] as const satisfies readonly { name: keyof TypedPasswords; autoComplete: string }[];

interface ChangePasswordProps {
  readonly username: string;
  readonly reauthentication: Reauthentication;
  readonly onCancel: () => void;
}

/** Shows the form that changes the password of the user with this user name, confirmed by the current one. */
export function ChangePassword({ username, reauthentication, onCancel }: ChangePasswordProps) {
  const { t } = useTranslation('consumer');
  const { t: texts } = useTranslation('account');
  const errorText = useErrorText();
  const { account } = useClients();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const change = useMutation({
    meta: reauthentication.meta,
    mutationFn: async ({ current, password }: TypedPasswords) =>
      unwrap(await account.PUT('/me/password', { body: { currentPassword: current, password } })),
    onSuccess: () => setTyped(empty),
    onError: (error) => setErrors(passwordErrorsOf(error)),
  });

  useLayoutEffect(() => {
    const first = fields.find(({ name }) => errors[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
  }, [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = validatePasswords(typed);
    setErrors(found);
    change.reset();
    if (Object.keys(found).length === 0) change.mutate(typed);
  };

  const hasErrors = Object.keys(errors).length > 0;
  return (
    <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={2} sx={{ maxWidth: '30rem' }}>
      <ReauthenticationNotice reauthentication={reauthentication} passwords />
      {/* Password managers store the new password under this user name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {fields.map(({ name, autoComplete }) => {
        const error = errors[name];
        return (
          <PasswordField
            key={name}
            name={name}
            label={t(($) => $.password[name])}
            revealLabel={texts(($) => $.login.showPassword)}
            autoComplete={autoComplete}
            required
            value={typed[name]}
            error={error !== undefined}
            helperText={error ? t(($) => $.password.errors[error]) : name === 'password' ? t(($) => $.password.rule) : undefined}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        );
      })}
      <FormButtons submitLabel={t(($) => $.password.change)} busy={change.isPending} onCancel={onCancel} />
      {change.isSuccess ? (
        <Alert severity="success" role="status">
          {t(($) => $.password.changed)}
        </Alert>
      ) : null}
      {change.isError && !hasErrors ? <Alert severity="error">{errorText(change.error)}</Alert> : null}
    </Stack>
  );
}
