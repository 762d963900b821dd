import type { BrowserCategory } from './categories.ts';

/** A store in the browser. */
export interface BrowserStore {
  readonly category: BrowserCategory;
  readonly kind: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache' | 'cookie';
  /** The key, database, cache or cookie; `*` stands for any text. */
  readonly name: string;
}

const store = (category: BrowserCategory, kind: BrowserStore['kind'], ...names: readonly string[]): BrowserStore[] =>
  names.map((name) => ({ category, kind, name }));

/** Everything that the apps and the auth service store in a browser. */
export const browserStores: readonly BrowserStore[] = [
  ...store('session', 'indexedDB', 'realmkit-session'),
  ...store('session', 'sessionStorage', 'realmkit-sign-in:*'),
  ...store('session', 'cookie', '*realmkit_session'),
  ...store('device', 'cookie', '*realmkit_device'),
  ...store('copies', 'indexedDB', 'realmkit-kept', 'realmkit-work'),
  ...store('copies', 'cache', 'realmkit-covers', 'realmkit-book:*'),
  ...store('copies', 'sessionStorage', 'realmkit-list*', 'realmkit-draft:*'),
  ...store('copies', 'localStorage', 'realmkit-list*', 'realmkit-draft:*', 'realmkit-chapter:*', '*-locations'),
  ...store('unsent', 'indexedDB', 'realmkit-outbox-activity', 'realmkit-outbox-analytics', 'realmkit-outbox-readlogs'),
  ...store('unsent', 'localStorage', 'realmkit-bookmarks:*', 'realmkit-lastmark:*', 'realmkit-annotations:*'),
  ...store('order', 'localStorage', 'realmkit-order:*', 'realmkit-intent:*'),
  ...store('order', 'sessionStorage', 'realmkit-ordered:*'),
  ...store(
    'settings',
    'localStorage',
    'realmkit-realm',
    'realmkit-locale',
    'realmkit-scheme',
    'realmkit-settings',
    'realmkit-help-consent',
  ),
  ...store('settings', 'localStorage', 'bookplayer_config'),
  ...store('settings', 'sessionStorage', 'realmkit-from-audio-aid', 'bookplayer_screen:*'),
  ...store('settings', 'cache', 'realmkit-frame', 'realmkit-assets', 'realmkit-reader', 'workbox-precache-*'),
];
