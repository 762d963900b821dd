import { type Direction, isRealm, type Realm, type Scheme, type ThemeName } from '@realmkit/design-system';

/** What a story wears by the choices of the toolbar. */
export interface StoryTheme {
  readonly realm: Realm;
  readonly theme: ThemeName;
  readonly scheme: Scheme;
  readonly direction: Direction;
}

/** Reads the choices of the toolbar; what is unknown is as a visitor of se has it. */
export const themeFromGlobals = ({ realm, theme, scheme, direction }: Readonly<Record<string, unknown>>): StoryTheme => ({
  realm: typeof realm === 'string' && isRealm(realm) ? realm : 'se',
  theme: theme === 'sondo' ? 'sondo' : 'default',
  scheme: scheme === 'dark' ? 'dark' : 'light',
  direction: direction === 'rtl' ? 'rtl' : 'ltr',
});
