import { ButtonLink } from '@realmkit/design-system';
import { useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';

/**
 * Looks at the platform through somebody's eyes, after the sign-in page has asked (admin §2). The specification does not say who may; the
 * auth service lets superusers, and nobody while they act as somebody else already.
 */
export function ActAsButton({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('people');
  const user = useUserContext();
  if (user.status === 'anonymous' || !user.isSuperuser || user.actor !== undefined || user.uid === uid) return null;
  return (
    <ButtonLink variant="outlined" href={`/login?${new URLSearchParams({ act_as: uid, redirect: '/' })}`}>
      {t(($) => $.actAs)}
    </ButtonLink>
  );
}
