import type { ThemeOptions } from '@mui/material/styles';
import type { Realm } from '../realm/Realm.ts';
import { type Scheme, type ThemeName, tokenSet } from '../tokens/tokenSet.ts';
import { commonOptions } from './commonOptions.ts';
import { paletteOf } from './palette.ts';

/** MUI's theme options of one combination in plain values, for a host that brings its own provider; pages wear `pageTheme`. */
export function plainThemeOptions(realm: Realm, theme: ThemeName, scheme: Scheme): ThemeOptions {
  const tokens = tokenSet(realm, theme, scheme);
  return {
    ...commonOptions,
    palette: { ...paletteOf((name) => tokens[name]), mode: scheme },
    shape: { borderRadius: Number.parseInt(tokens['radius.control'], 10) },
  };
}
