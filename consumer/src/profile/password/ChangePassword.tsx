import Stack from '@mui/material/Stack';
import { Alert, PasswordField } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { FormErrors, type Reauthentication, useClients, useErrorText } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
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
  const [typed, setTyped] = useState(empty);
  const [errors, setErrors] = useState<PasswordErrors>({});
  const change = useMutation({
    meta: reauthentication.meta,
    mutationFn: async ({ current, password }: TypedPasswords) =>
      unwrap(await account.PUT('/me/password', { body: { currentPassword: current, password } })),
    onSuccess: () => setTyped(empty),
    onError: (error) => setErrors(passwordErrorsOf(error)),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = validatePasswords(typed);
    setErrors(found);
    change.reset();
    if (Object.keys(found).length === 0) change.mutate(typed);
  };

  const hasErrors = fields.some(({ name }) => errors[name]);
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} useFlexGap sx={{ maxWidth: '30rem' }}>
      <FormErrors />
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
            onChange={({ target }) => {
              setTyped({ ...typed, [name]: target.value });
              setErrors({ ...errors, [name]: undefined });
            }}
          />
        );
      })}
      <FormButtons submitLabel={t(($) => $.password.change)} busy={change.isPending} onCancel={onCancel} />
      {change.isSuccess ? <Alert severity="success">{t(($) => $.password.changed)}</Alert> : null}
      {change.isError && !hasErrors ? <Alert severity="error">{errorText(change.error)}</Alert> : null}
    </Stack>
  );
}
