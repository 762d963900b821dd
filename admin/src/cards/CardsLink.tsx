import { useCanAccess } from '@realmkit/admin-kit';
import { ButtonLink } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { type CardSubject, cardsPath } from './cardSubject.ts';

/** Links to the login cards of a group or a pupil, for users who may print them. */
export function CardsLink({ subject }: { readonly subject: CardSubject }) {
  const { t } = useTranslation('admin');
  const { canAccess } = useCanAccess({ resource: 'loginCards', action: 'list' });
  if (!canAccess) return null;
  return (
    <ButtonLink variant="outlined" href={cardsPath(subject)}>
      {t(($) => $.navigation.areas.cards)}
    </ButtonLink>
  );
}
