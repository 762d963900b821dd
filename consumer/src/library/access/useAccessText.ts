import { useTranslation } from 'react-i18next';
import type { BookAccess } from './bookAccess.ts';

/** Returns the text for a book's card: that it is not here yet, what opens it, or that it is the free sample; undefined for a book of the user's subscriptions. */
export function useAccessText(): (access: BookAccess) => string | undefined {
  const { t } = useTranslation('library');
  return ({ isReadable, isFreeSample, openedBy }) => {
    if (!isReadable) return t(($) => $.access.notHere);
    return isFreeSample ? t(($) => $.access.sample) : openedBy && t(($) => $.access[openedBy]);
  };
}
