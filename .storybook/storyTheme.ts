import { type Direction, isRealm, type Realm, type Scheme, type ThemeName } from '@realmkit/design-system';

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
