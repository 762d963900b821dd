import { Button, PermissionHint } from '@realmkit/design-system';
import { mayEscalate, useShell, useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';

/** Offers a secure login for actions that need one (admin §6), or shows why there is none: it is for employees in se. */
export function SecureLogin() {
  const { t } = useTranslation('people');
  const { session, settings } = useShell();
  const user = useUserContext();
  const here = useHref(useLocation());
  if (user.status === 'ready' && mayEscalate(user, settings)) {
    return (
      <Button variant="outlined" onClick={() => void session.escalate(here)}>
        {t(($) => $.secureLogin)}
      </Button>
    );
  }
  return <PermissionHint reason={t(($) => $.noSecureLogin)} />;
}
