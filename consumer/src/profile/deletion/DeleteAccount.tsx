import Stack from '@mui/material/Stack';
import { Alert, Button, Checkbox } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { FormErrors, type Reauthentication, useClients, useErrorText, useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows the form that deletes the user's own account and logs them out. */
export function DeleteAccount({ reauthentication }: { readonly reauthentication: Reauthentication }) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { account } = useClients();
  const { session, unsentAnswers } = useShell();
  const [wants, setWants] = useState(false);
  const [missing, setMissing] = useState(false);
  const deletion = useMutation({
    mutationFn: async () => {
      // Whoever comes back finds their answers.
      await unsentAnswers.send();
      unwrap(await account.DELETE('/me'));
    },
    meta: reauthentication.meta,
    onSuccess: () => session.signOut(undefined, '/login/account-deleted'),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!wants);
    if (wants && !deletion.isPending) deletion.mutate();
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <FormErrors />
      <Checkbox
        name="wants"
        required
        checked={wants}
        error={missing && !wants}
        helperText={missing && !wants ? t(($) => $.deletion.confirmMissing) : undefined}
        onChange={setWants}
      >
        {t(($) => $.deletion.confirm)}
      </Checkbox>
      <Button type="submit" variant="contained" color="error" aria-disabled={deletion.isPending}>
        {deletion.isPending ? t(($) => $.deletion.submitting) : t(($) => $.deletion.submit)}
      </Button>
      {deletion.isError ? <Alert severity="error">{errorText(deletion.error)}</Alert> : null}
    </Stack>
  );
}
