import { createStore } from '@realmkit/design-system/store/createStore.ts';
import { type ListSettings, parseListSettings } from './listSettings.ts';

const storageKey = 'realmkit-settings';

/** The source of storage events from other tabs, such as the window. */
type StorageEvents = Pick<EventTarget, 'addEventListener'>;

/** The settings of this origin, the same in all its tabs. */
export interface SettingsStore {
  readonly getSnapshot: () => ListSettings;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Changes and stores some of the settings. */
  readonly change: (changes: Partial<ListSettings>) => void;
}

/**
 * Creates the settings store over a storage.
 * @param otherTabs the source of storage events: the window.
 */
export function createSettingsStore(storage: Storage, otherTabs: StorageEvents): SettingsStore {
  const { getSnapshot, subscribe, set } = createStore(parseListSettings(storage.getItem(storageKey)));
  otherTabs.addEventListener('storage', (event) => {
    if ('key' in event && event.key === storageKey) set(parseListSettings(storage.getItem(storageKey)));
  });
  return {
    getSnapshot,
    subscribe,
    change: (changes) => {
      const text = JSON.stringify({ ...getSnapshot(), ...changes });
      storage.setItem(storageKey, text);
      set(parseListSettings(text));
    },
  };
}
