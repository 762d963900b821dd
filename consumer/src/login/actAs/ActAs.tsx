import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Alert, Button, ButtonLink } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { isSignedIn, useClients, useSession, useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFrame } from '../LoginFrame.tsx';
import { useAttempt } from '../useAttempt.ts';
import { cameFromPanel } from './actAsLink.ts';

interface ActAsProps {
  readonly uid: string;
  /** The path to open as that user, or as oneself after a cancel. */
  readonly redirect: string;
}

/** Starts acting as another user (shell §6): at once from the control panel, after a confirmation from other links. */
export function ActAs({ uid, redirect }: ActAsProps) {
  const { t } = useTranslation('account');
  const { session } = useShell();
  const [attempt, run] = useAttempt();
  const state = useSession();
  const isOwn = isSignedIn(state) && state.identity.access.sub === uid;
  const trusted = cameFromPanel(document.referrer, window.location.origin) && !isOwn;
  const start = () => run(() => session.signIn({ actAs: uid, redirect }));
  useEffect(() => {
    if (trusted) void session.signIn({ actAs: uid, redirect });
  }, [trusted, session, uid, redirect]);
  return trusted ? null : (
    <LoginFrame title={t(($) => $.login.actAs.title)}>
      {isOwn ? (
        <Stack spacing={3}>
          <Alert severity="info">{t(($) => $.login.actAs.self)}</Alert>
          <ButtonLink href={redirect} variant="contained">
            {t(($) => $.login.goOn)}
          </ButtonLink>
        </Stack>
      ) : (
        <Question
          uid={uid}
          isPending={attempt.isPending}
          hasError={attempt.failure !== undefined}
          onConfirm={() => void start()}
          cancelHref={redirect}
        />
      )}
    </LoginFrame>
  );
}

interface QuestionProps {
  readonly uid: string;
  readonly isPending: boolean;
  readonly hasError: boolean;
  readonly onConfirm: () => void;
  readonly cancelHref: string;
}

function Question({ uid, isPending, hasError, onConfirm, cancelHref }: QuestionProps) {
  const { t } = useTranslation('account');
  const { customerManagement } = useClients();
  const { data, isError } = useQuery({
    queryKey: ['users', 'getOne', uid, 'actAs'],
    queryFn: async ({ signal }) =>
      unwrap(await customerManagement.GET('/users/{uid}', { params: { path: { uid } }, signal }), { name: '', userName: '' }),
  });
  const user = data ? `${data.name} (${data.userName})` : uid;
  const cancel = (
    <ButtonLink href={cancelHref} variant="outlined">
      {t(($) => $.login.actAs.cancel)}
    </ButtonLink>
  );
  if (isError) {
    return (
      <Stack spacing={3}>
        <Alert severity="error">{t(($) => $.login.actAs.unknown)}</Alert>
        {cancel}
      </Stack>
    );
  }
  return (
    <Stack spacing={3}>
      <Typography>{t(($) => $.login.actAs.text, { user })}</Typography>
      <Alert severity="warning" isNote>
        {t(($) => $.login.actAs.doubt)}
      </Alert>
      {hasError ? <Alert severity="error">{t(($) => $.login.errors.unreachable)}</Alert> : null}
      <Button variant="contained" aria-disabled={isPending} onClick={onConfirm}>
        {t(($) => $.login.actAs.confirm, { user })}
      </Button>
      {cancel}
    </Stack>
  );
}
