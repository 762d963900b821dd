import { type Direction, type Realm, type Scheme, type ThemeName } from '@realmkit/design-system';
/** The theme of a story, as chosen in the toolbar. */
export interface StoryTheme {
  readonly realm: Realm;
  readonly theme: ThemeName;
  readonly scheme: Scheme;
  readonly direction: Direction;
}
/** Parses the choices of the toolbar; unknown values become the defaults of se. */
export declare const themeFromGlobals: ({ realm, theme, scheme, direction }: Readonly<Record<string, unknown>>) => StoryTheme;
