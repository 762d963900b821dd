import { createTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '../realm/identities.ts';
import type { Realm } from '../realm/Realm.ts';
import { type ThemeName, tokenSet } from '../tokens/tokenSet.ts';
import { breakpoints } from './breakpoints.ts';
import { components } from './components.ts';
import { focusRing } from './focusRing.ts';
import { paletteOf } from './palette.ts';
import { typographyOf } from './typography.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** What MUI's `createTheme` takes. */
export type RealmThemeOptions = NonNullable<Parameters<typeof createTheme>[0]>;

/** MUI's theme options for a realm, with the light and the dark scheme in one; for those who call `createTheme` themselves. */
export function realmThemeOptions(realm: Realm, theme: ThemeName = 'default', direction: Direction = 'ltr'): RealmThemeOptions {
  const light = tokenSet(realm, theme, 'light');
  const dark = tokenSet(realm, theme, 'dark');
  return {
    cssVariables: { colorSchemeSelector: '[data-scheme="%s"]', disableCssColorScheme: true },
    colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
    direction,
    breakpoints: { values: breakpoints },
    spacing: Number.parseInt(light['space.unit'], 10),
    shape: { borderRadius: Number.parseInt(light['radius.control'], 10) },
    typography: typographyOf(light),
    focusVisible: focusRing,
    motion: { reducedMotion: 'system' },
    components,
  };
}

const themes = new Map<string, Theme>();

/** The MUI theme of a realm, made once for each combination. */
export function realmTheme(realm: Realm, theme: ThemeName = 'default', direction: Direction = 'ltr'): Theme {
  const key = [realm, theme, direction].join(' ');
  const made = themes.get(key) ?? createTheme(realmThemeOptions(realm, theme, direction));
  themes.set(key, made);
  return made;
}
