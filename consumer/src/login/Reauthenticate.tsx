import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, Button } from '@realmkit/design-system';
import { loginMethods, type SessionState } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { LoginFrame } from './LoginFrame.tsx';
import { SignInForm, type TypedCredentials } from './SignInForm.tsx';
import type { Attempt } from './useAttempt.ts';
import { useSignInErrorText } from './useSignInErrorText.ts';

interface ReauthenticateProps {
  readonly identity: Extract<SessionState, { identity: unknown }>['identity'];
  readonly attempt: Attempt;
  readonly onSubmit: (credentials: TypedCredentials) => void;
  /** Logs in at the auth service, by the method of the present login. */
  readonly onOwnMethod: () => void;
}

/** Lets a user who is logged in prove again who they are: by their password here, or by their own method at the auth service. */
export function Reauthenticate({ identity: { access, id }, attempt, onSubmit, onOwnMethod }: ReauthenticateProps) {
  const { t } = useTranslation('account');
  const errorText = useSignInErrorText();
  // A password alone would be less than the two factors of a secure login.
  const byPassword = loginMethods(access.amr)[0] === 'pwd' && access.acr !== 'secure';
  return (
    <LoginFrame title={t(($) => $.login.title)}>
      <Stack spacing={3}>
        <Typography>{t(($) => $.reauthenticate.text, { name: id.name || id.preferredUsername })}</Typography>
        {byPassword ? (
          <SignInForm
            isPending={attempt.isPending}
            failure={attempt.failure}
            retryAfter={attempt.retryAfter}
            onSubmit={onSubmit}
            onOtherWays={onOwnMethod}
            userName={id.preferredUsername}
          />
        ) : (
          <>
            {attempt.failure ? <Alert severity="error">{errorText(attempt.failure, attempt.retryAfter)}</Alert> : null}
            <Button variant="contained" size="large" aria-disabled={attempt.isPending} onClick={onOwnMethod}>
              {t(($) => $.reauthenticate.submit)}
            </Button>
          </>
        )}
      </Stack>
    </LoginFrame>
  );
}
