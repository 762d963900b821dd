import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, Button, ButtonLink, TextField } from '@realmkit/design-system';
import { passwordResetConstraints } from '@realmkit/openapi/constraints';
import { FormErrors, useErrorText } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../page/isEmail.ts';
import { LoginFrame } from '../LoginFrame.tsx';
import { useRedirect, withRedirect } from '../withRedirect.ts';

interface LinkByEmailProps {
  readonly title: string;
  /** What the link is for. */
  readonly text: string;
  readonly request: (email: string) => Promise<unknown>;
  /** What is said once the link was requested; the same for every address. */
  readonly sent: (email: string) => string;
  /** What helps whoever gets no email. */
  readonly help?: readonly string[];
  /** Other ways, below the form. */
  readonly children?: ReactNode;
}

/** Shows the page on which a visitor asks for a link by email. */
export function LinkByEmail({ title, text, request: send, sent, help = [], children }: LinkByEmailProps) {
  const { t } = useTranslation('consumer');
  const { t: account } = useTranslation('account');
  const errorText = useErrorText();
  const redirect = useRedirect();
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const request = useMutation({ mutationFn: send });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = isEmail(email);
    setIsInvalid(!isValid);
    if (isValid && !request.isPending) request.mutate(email.trim());
  };
  return (
    <LoginFrame title={title}>
      <Stack spacing={3}>
        {request.isSuccess ? (
          <>
            <Alert severity="info">{sent(request.variables)}</Alert>
            {help.map((sentence) => (
              <Typography key={sentence}>{sentence}</Typography>
            ))}
          </>
        ) : (
          <Stack component="form" noValidate spacing={2.5} useFlexGap onSubmit={submit}>
            <FormErrors />
            <Typography>{text}</Typography>
            {request.isError ? <Alert severity="error">{errorText(request.error)}</Alert> : null}
            <TextField
              name="email"
              type="email"
              label={t(($) => $.profile.email)}
              autoComplete="email"
              required
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
              {account(($) => $.login.reset.submit)}
            </Button>
          </Stack>
        )}
        {children}
        <ButtonLink variant="text" href={withRedirect('/login', redirect)}>
          {account(($) => $.login.reset.back)}
        </ButtonLink>
      </Stack>
    </LoginFrame>
  );
}
