import { ButtonLink } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

/**
 * Links to acting as another user, which the login page confirms (admin §2). The specification does not say who may: it is offered to superusers
 * and admins who do not act as somebody else already, and the auth service decides as whom.
 */
export function ActAsButton({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('people');
  const user = useUserContext();
  if (user.status === 'anonymous' || user.actor !== undefined || user.uid === uid) return null;
  if (!(user.isSuperuser || (user.status === 'ready' && user.isAdmin))) return null;
  return (
    <ButtonLink variant="outlined" href={`/login?${new URLSearchParams({ act_as: uid, redirect: '/' })}`}>
      {t(($) => $.actAs)}
    </ButtonLink>
  );
}
