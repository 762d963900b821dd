import { useSyncExternalStore } from 'react';
import { useShell } from '../context/ShellContext.ts';
import type { ListSettings } from '../settings/listSettings.ts';

/** Returns the cache settings of lists and their setter; the component renders again when another tab changes them. */
export function useListSettings(): { readonly settings: ListSettings; readonly change: (changes: Partial<ListSettings>) => void } {
  const { listSettings } = useShell();
  return { settings: useSyncExternalStore(listSettings.subscribe, listSettings.getSnapshot), change: listSettings.change };
}
