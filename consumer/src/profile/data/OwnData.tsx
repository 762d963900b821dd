import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, Button, Link } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import * as accountAnswers from '@realmkit/openapi/answers/account';
import type { PersonKind } from '@realmkit/openapi/personal-data';
import { download, useClients, useErrorText, useReauthentication } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { storedDataPath } from '../../legal/storedData/storedDataPath.ts';
import { OwnOnly } from '../../page/OwnOnly.tsx';
import { ReauthenticationNotice } from '../../page/ReauthenticationNotice.tsx';
import type { KnownUser } from '../../page/UserGate.tsx';

const personKind = ({ isStudent, isGuardian }: KnownUser): PersonKind => (isStudent ? 'child' : isGuardian ? 'guardian' : 'staff');

/** Leads to what is stored about the user, and downloads it, unless several people use the account. */
export function OwnData({ user }: { readonly user: KnownUser }) {
  const { t } = useTranslation('consumer');
  const { t: account } = useTranslation('account');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Link href={`${storedDataPath}?about=${personKind(user)}`}>{t(($) => $.profile.storedLink)}</Link>
      {user.me.sharedAccount ? null : (
        <OwnOnly call="account GET /me/personalData">
          <DownloadData />
          <Link href="/profile/delete">{account(($) => $.deletion.link)}</Link>
        </OwnOnly>
      )}
    </Stack>
  );
}

function DownloadData() {
  const { t } = useTranslation('consumer');
  const errorText = useErrorText();
  const { account } = useClients();
  const reauthentication = useReauthentication('data');
  const exported = useMutation({
    meta: reauthentication.meta,
    mutationFn: async () => {
      const data = unwrap(await account.GET('/me/personalData'), accountAnswers.exportMyData);
      download(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `${data.uid}.json`);
    },
  });
  return (
    <>
      <Typography>{t(($) => $.profile.exportHelp)}</Typography>
      <ReauthenticationNotice reauthentication={reauthentication} />
      <Button variant="outlined" aria-disabled={exported.isPending} onClick={() => (exported.isPending ? undefined : exported.mutate())}>
        {t(($) => $.profile.exportData)}
      </Button>
      {exported.isError ? <Alert severity="error">{errorText(exported.error)}</Alert> : null}
      {exported.isSuccess ? <Alert severity="success">{t(($) => $.profile.exported)}</Alert> : null}
    </>
  );
}
