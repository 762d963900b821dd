import { tabStorage } from '@realmkit/shell';
import { useState } from 'react';

/** As the filters of all lists: removed when the user changes. */
const storageKey = 'realmkit-list-library-language';

/** Returns the language of books that was chosen during this visit, and what remembers another; undefined before the first choice. */
export function useVisitLanguage(): readonly [language: string | undefined, remember: (language: string) => void] {
  const [language, setLanguage] = useState(() => tabStorage.getItem(storageKey) ?? undefined);
  const remember = (next: string) => {
    tabStorage.setItem(storageKey, next);
    setLanguage(next);
  };
  return [language, remember];
}
