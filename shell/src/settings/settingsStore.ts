import { type ListSettings, parseListSettings } from './listSettings.ts';

const storageKey = 'realmkit-settings';

/** Whatever tells of changes in other tabs, as a window does. */
type StorageEvents = Pick<EventTarget, 'addEventListener'>;

/** The settings of this origin, the same in all its tabs. */
export interface SettingsStore {
  readonly getSnapshot: () => ListSettings;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Changes some of the settings, at once and for later visits. */
  readonly change: (changes: Partial<ListSettings>) => void;
}

/**
 * Creates the settings over a storage.
 * @param otherTabs where the browser tells of changes in other tabs: the window.
 */
export function createSettingsStore(storage: Storage, otherTabs: StorageEvents): SettingsStore {
  const listeners = new Set<() => void>();
  let settings = parseListSettings(storage.getItem(storageKey));
  const become = (next: ListSettings) => {
    settings = next;
    for (const listener of [...listeners]) listener();
  };
  otherTabs.addEventListener('storage', (event) => {
    if ('key' in event && event.key === storageKey) become(parseListSettings(storage.getItem(storageKey)));
  });
  return {
    getSnapshot: () => settings,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    change: (changes) => {
      const text = JSON.stringify({ ...settings, ...changes });
      storage.setItem(storageKey, text);
      become(parseListSettings(text));
    },
  };
}
