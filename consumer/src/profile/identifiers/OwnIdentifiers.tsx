import Stack from '@mui/material/Stack';
import { Button, PermissionHint } from '@realmkit/design-system';
import { mayEscalate, useShell } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import type { KnownUser } from '../../page/UserGate.tsx';
import { Identifiers } from './Identifiers.tsx';
import { identifierAccess } from './identifierAccess.ts';

/** Shows the user's identifiers in other systems, or why they are hidden and what to do. */
export function OwnIdentifiers({ user }: { readonly user: KnownUser }) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const { session, settings } = useShell();
  switch (identifierAccess(user)) {
    case 'none':
      return <PermissionHint reason={t(($) => $.profile.identifiersOfGuardians)} />;
    case 'shown':
      return <Identifiers identifiers={user.me.identifiers} />;
    case 'secureLogin':
      return (
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <PermissionHint reason={t(($) => $.profile.identifiersSecure)} />
          {mayEscalate(user, settings) ? (
            <Button variant="outlined" onClick={() => void session.escalate('/profile')}>
              {shell(($) => $.menu.escalateLogin)}
            </Button>
          ) : null}
        </Stack>
      );
  }
}
