import type { Direction, Realm, Scheme, ThemeName } from '@realmkit/design-system';
// By its file: the manager needs none of the components.
import { isRealm } from '../design-system/src/realm/Realm.ts';

/** The theme of a story, as chosen in the toolbar. */
export interface StoryTheme {
  readonly realm: Realm;
  readonly theme: ThemeName;
  readonly scheme: Scheme;
  readonly direction: Direction;
}

/** Parses the choices of the toolbar; unknown values become the defaults of se. */
export const themeFromGlobals = ({ realm, theme, scheme, direction }: Readonly<Record<string, unknown>>): StoryTheme => ({
  realm: typeof realm === 'string' && isRealm(realm) ? realm : 'se',
  theme: theme === 'sondo' ? 'sondo' : 'default',
  scheme: scheme === 'dark' ? 'dark' : 'light',
  direction: direction === 'rtl' ? 'rtl' : 'ltr',
});
