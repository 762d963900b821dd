import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, Button, Section } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients, useErrorText, useReauthentication } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnOnly } from '../../page/OwnOnly.tsx';
import { ReauthenticationNotice } from '../../page/ReauthenticationNotice.tsx';

/** Shows the section of the profile that logs the user out on all other devices. */
export function OtherSessions() {
  const { t } = useTranslation('account');
  return (
    <Section title={t(($) => $.sessions.title)}>
      <OwnOnly call="account DELETE /me/sessions">
        <EndSessions />
      </OwnOnly>
    </Section>
  );
}

function EndSessions() {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const { account } = useClients();
  const reauthentication = useReauthentication('sessions');
  const ending = useMutation({
    mutationFn: async () => unwrap(await account.DELETE('/me/sessions')),
    meta: reauthentication.meta,
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{t(($) => $.sessions.help)}</Typography>
      <ReauthenticationNotice reauthentication={reauthentication} />
      <Button variant="outlined" aria-disabled={ending.isPending} onClick={() => (ending.isPending ? undefined : ending.mutate())}>
        {t(($) => $.sessions.end)}
      </Button>
      {ending.isError ? <Alert severity="error">{errorText(ending.error)}</Alert> : null}
      {ending.isSuccess ? <Alert severity="success">{t(($) => $.sessions.ended)}</Alert> : null}
    </Stack>
  );
}
