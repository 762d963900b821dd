import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Button, TextField } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients, useDraft, useErrorText } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Shows the form for another email address, which applies once the user opens the link of the confirmation email. */
export function ChangeEmail() {
  const { t } = useTranslation('consumer');
  const errorText = useErrorText();
  const { account } = useClients();
  const { content: email, change, clear } = useDraft('email', '', isText);
  const [invalid, setInvalid] = useState(false);
  const request = useMutation({
    mutationFn: async (address: string) => unwrap(await account.POST('/email/requestValidation', { body: { email: address } })),
    onSuccess: clear,
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const valid = event.currentTarget.checkValidity();
    setInvalid(!valid);
    if (valid && !request.isPending) request.mutate(email);
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      spacing={2}
      sx={{ maxWidth: '30rem', paddingBlockStart: 1, '& > button': { alignSelf: 'flex-start' } }}
    >
      <TextField
        label={t(($) => $.profile.newEmail)}
        type="email"
        autoComplete="email"
        maxLength={255}
        required
        value={email}
        error={invalid}
        helperText={invalid ? t(($) => $.profile.emailInvalid) : undefined}
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit" variant="outlined" aria-disabled={request.isPending}>
        {t(($) => $.profile.confirmNewEmail)}
      </Button>
      {request.isSuccess ? (
        <Alert severity="success" role="status">
          {t(($) => $.profile.validationRequested, { email: request.variables })}
        </Alert>
      ) : null}
      {request.isError ? <Alert severity="error">{errorText(request.error)}</Alert> : null}
    </Stack>
  );
}
