import { ImpersonationBar } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../context/ShellContext.ts';
import { useUserContext } from '../../user/useUserContext.ts';

/** Shows the actor and the impersonated user, with a button that ends it; renders nothing otherwise (shell §2). */
export function ActingBar() {
  const { t } = useTranslation('shell');
  const { app, session } = useShell();
  const user = useUserContext();
  if (user.status === 'anonymous' || !user.actor) return null;
  // The administration shows an actor without a name as 'Unknown' (admin §2).
  const nameless = app.name === 'admin' ? t(($) => $.impersonation.unknown) : t(($) => $.impersonation.someone);
  const name = user.name || user.userName;
  return (
    <ImpersonationBar
      text={t(($) => $.impersonation.text, { actor: user.actor.name || nameless, user: name })}
      logout={{
        label: t(($) => $.impersonation.logOut),
        hint: t(($) => $.impersonation.hint, { user: name }),
        onLogout: () => void session.stopActing(app.name === 'admin' ? '/controlpanel' : '/'),
      }}
    />
  );
}
