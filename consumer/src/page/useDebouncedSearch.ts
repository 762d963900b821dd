import { useEffect, useEffectEvent } from 'react';

/** The pause in typing before the search starts, in milliseconds. */
const debounceMs = 250;

/** Hands on what is typed into a search field, without the blanks around it, after a pause in typing. */
export function useDebouncedSearch(typed: string, onSearch: (search: string) => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
}
