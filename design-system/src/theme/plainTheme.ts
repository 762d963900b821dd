import type { ThemeOptions } from '@mui/material/styles';
import type { Realm } from '../realm/Realm.ts';
import { type Scheme, type ThemeName, tokenSet } from '../tokens/tokenSet.ts';
import { commonOptions } from './commonOptions.ts';
import { paletteOf } from './palette.ts';
import { typography } from './typography.ts';

/** Returns MUI's theme options of one combination with plain values, for a host with its own provider; pages use `pageTheme`. */
export function plainThemeOptions(realm: Realm, theme: ThemeName, scheme: Scheme): ThemeOptions {
  const tokens = tokenSet(realm, theme, scheme);
  return {
    ...commonOptions,
    palette: { ...paletteOf((name) => tokens[name]), mode: scheme },
    typography: { ...typography, h1: { ...typography.h1, fontFamily: tokens['font.family.display'] } },
    shape: { borderRadius: Number.parseInt(tokens['radius.control'], 10) },
  };
}
