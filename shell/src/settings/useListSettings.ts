import { useSyncExternalStore } from 'react';
import { useShell } from '../boot/ShellContext.ts';
import type { ListSettings } from './listSettings.ts';

/** How lists are kept in memory, and the way to change it; the component renders again when another tab does. */
export function useListSettings(): { readonly settings: ListSettings; readonly change: (changes: Partial<ListSettings>) => void } {
  const { listSettings } = useShell();
  return { settings: useSyncExternalStore(listSettings.subscribe, listSettings.getSnapshot), change: listSettings.change };
}
