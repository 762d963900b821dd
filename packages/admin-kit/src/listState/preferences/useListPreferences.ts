import { useUserContext, visitStorage } from '@realmkit/shell';
import { useState } from 'react';
import { type ListPreferences, parsePreferences } from './listPreferences.ts';

/** Returns the user's preferences for a list on this device, and a function that stores new ones. */
export function useListPreferences(resource: string): readonly [ListPreferences, (next: ListPreferences) => void] {
  const user = useUserContext();
  const key = `realmkit-list ${user.status === 'anonymous' ? '' : user.uid} ${resource}`;
  const [preferences, setPreferences] = useState(() => parsePreferences(visitStorage.getItem(key)));
  return [
    preferences,
    (next) => {
      visitStorage.setItem(key, JSON.stringify(next));
      setPreferences(next);
    },
  ];
}
