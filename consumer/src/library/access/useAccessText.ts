import { useTranslation } from 'react-i18next';
import type { BookAccess } from './bookAccess.ts';

/** Returns the text for a book's card: what opens it or that it is the free sample; undefined for a book of the user's subscriptions, and for one that nothing opens. */
export function useAccessText(): (access: BookAccess) => string | undefined {
  const { t } = useTranslation('library');
  return ({ isFreeSample, openedBy }) => (isFreeSample ? t(($) => $.access.sample) : openedBy && t(($) => $.access[openedBy]));
}
