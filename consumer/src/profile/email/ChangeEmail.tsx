import Stack from '@mui/material/Stack';
import { Alert, TextField } from '@realmkit/design-system';
import { ServiceError, unwrap } from '@realmkit/openapi';
import { emailConstraints } from '@realmkit/openapi/constraints';
import { FormErrors, useClients, useDraft, useErrorText, useReauthentication } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../page/DraftNotice.tsx';
import { FormButtons } from '../../page/FormButtons.tsx';
import { FormOnRequest } from '../../page/FormOnRequest.tsx';
import { isEmail } from '../../page/isEmail.ts';
import { ReauthenticationNotice } from '../../page/ReauthenticationNotice.tsx';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns whether an error means that another account has the address. */
const isUsed = (error: unknown): boolean =>
  error instanceof ServiceError && error.attributes.some(({ attribute, reason }) => attribute === 'email' && reason === 'unique');

/**
 * Shows, when asked for, the form for another email address, which applies once the user opens the link of the confirmation email. If it is the user
 * name too, that follows it.
 */
export function ChangeEmail({ isUserName }: { readonly isUserName: boolean }) {
  const { t } = useTranslation('consumer');
  const errorText = useErrorText();
  const { account } = useClients();
  const { content: email, isRestored, change, clear } = useDraft('email', '', isText);
  const [invalid, setInvalid] = useState(false);
  const reauthentication = useReauthentication('email');
  const request = useMutation({
    meta: reauthentication.meta,
    mutationFn: async (address: string) => unwrap(await account.PUT('/me/email', { body: { email: address } })),
    onSuccess: clear,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const valid = isEmail(email);
    setInvalid(!valid);
    request.reset();
    if (valid && !request.isPending) request.mutate(email.trim());
  };

  const error = invalid ? t(($) => $.profile.emailInvalid) : isUsed(request.error) ? t(($) => $.profile.emailUsed) : undefined;
  const closing = (close: () => void) => () => {
    clear();
    setInvalid(false);
    request.reset();
    close();
  };

  return (
    <FormOnRequest label={t(($) => $.profile.changeEmail)} open={email !== ''}>
      {(close) => (
        <Stack component="form" noValidate onSubmit={submit} spacing={2} useFlexGap sx={{ maxWidth: '30rem' }}>
          <FormErrors />
          <ReauthenticationNotice reauthentication={reauthentication} />
          {isRestored && !reauthentication.isDone ? <DraftNotice onDrop={closing(close)} /> : null}
          <TextField
            label={t(($) => $.profile.newEmail)}
            type="email"
            autoComplete="email"
            maxLength={emailConstraints.email.maxLength}
            required
            value={email}
            error={error !== undefined}
            helperText={error ?? (isUserName ? t(($) => $.profile.userNameFollows) : undefined)}
            onChange={({ target }) => {
              change(target.value);
              setInvalid(false);
              request.reset();
            }}
          />
          <FormButtons submitLabel={t(($) => $.profile.confirmNewEmail)} busy={request.isPending} onCancel={closing(close)} />
          {request.isSuccess ? (
            <Alert severity="success">{t(($) => $.profile.validationRequested, { email: request.variables })}</Alert>
          ) : null}
          {request.isError && error === undefined ? <Alert severity="error">{errorText(request.error)}</Alert> : null}
        </Stack>
      )}
    </FormOnRequest>
  );
}
