import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { Alert, Button, ButtonLink, Link, PasswordField, TextField } from '@realmkit/design-system';
import { FormErrors } from '@realmkit/shell';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginFailure } from './useAttempt.ts';
import { useSignInErrorText } from './useSignInErrorText.ts';
import { useRedirect, withRedirect } from './withRedirect.ts';

/** The credentials that the user typed. */
export interface TypedCredentials {
  readonly username: string;
  readonly password: string;
}

/** The props of the login form; it keeps the input until the next page opens. */
export interface SignInFormProps {
  readonly isPending: boolean;
  readonly failure?: LoginFailure | undefined;
  /** Seconds until the next attempt is possible, after too many of them. */
  readonly retryAfter?: number | undefined;
  /** Whether the user's session has just expired. */
  readonly expired?: boolean;
  readonly onSubmit: (credentials: TypedCredentials) => void;
  readonly onOtherWays: () => void;
  /** Whether the visitor followed a link that confirms an email address. */
  readonly confirmsEmail?: boolean;
  /** The path of the sign-up, with what the visitor chose before; undefined for somebody who has an account. */
  readonly signUpPath?: string;
  /** The user name of who logs in again. */
  readonly userName?: string;
}

const typed = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
};

/** Shows the fields for user name and password, and the button for other ways to log in (shell §4). */
export function SignInForm(props: SignInFormProps) {
  const { isPending, failure, retryAfter, expired = false, onSubmit, onOtherWays, confirmsEmail = false, signUpPath, userName } = props;
  const { t } = useTranslation('account');
  const errorText = useSignInErrorText();
  const redirect = useRedirect();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState({ username: false, password: false });
  const wrong = failure === 'invalidCredentials';

  useLayoutEffect(() => (userName === undefined ? username : password).current?.focus(), [userName]);
  useLayoutEffect(() => {
    if (!wrong) return;
    password.current?.focus();
    password.current?.select();
  }, [wrong]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Phones add a space after a suggested word; no user name starts or ends with one.
    const credentials = { username: typed(event.currentTarget, 'username').trim(), password: typed(event.currentTarget, 'password') };
    const nowMissing = { username: credentials.username === '', password: credentials.password === '' };
    setMissing(nowMissing);
    if (!nowMissing.username && !nowMissing.password) onSubmit(credentials);
  };

  return (
    <Stack spacing={3}>
      {failure ? (
        <Alert severity="error">{errorText(failure, retryAfter)}</Alert>
      ) : expired ? (
        <Alert severity="info">{t(($) => $.login.expired)}</Alert>
      ) : null}
      <Stack component="form" noValidate spacing={2.5} useFlexGap onSubmit={submit}>
        <FormErrors />
        <TextField
          ref={username}
          name="username"
          label={t(($) => $.login.username)}
          defaultValue={userName}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          onChange={() => setMissing({ ...missing, username: false })}
          error={missing.username || wrong}
          helperText={missing.username ? t(($) => $.login.usernameMissing) : undefined}
        />
        <PasswordField
          ref={password}
          name="password"
          label={t(($) => $.login.password)}
          revealLabel={t(($) => $.login.showPassword)}
          autoComplete="current-password"
          required
          onChange={() => setMissing({ ...missing, password: false })}
          error={missing.password || wrong}
          helperText={missing.password ? t(($) => $.login.passwordMissing) : undefined}
        />
        <Button type="submit" variant="contained" aria-disabled={isPending}>
          {isPending ? t(($) => $.login.submitting) : t(($) => $.login.submit)}
        </Button>
      </Stack>
      <Link href={withRedirect('/login/forgot-password', redirect)}>{t(($) => $.login.forgot)}</Link>
      {confirmsEmail ? <Link href={withRedirect('/login/confirm-email', redirect)}>{t(($) => $.login.confirmation.again)}</Link> : null}
      <Divider>{t(($) => $.login.or)}</Divider>
      <Button variant="outlined" onClick={onOtherWays} aria-disabled={isPending}>
        {t(($) => $.login.otherWays)}
      </Button>
      {signUpPath === undefined ? null : (
        <ButtonLink variant="text" href={signUpPath}>
          {t(($) => $.login.signUp)}
        </ButtonLink>
      )}
    </Stack>
  );
}
