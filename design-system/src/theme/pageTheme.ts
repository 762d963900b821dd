import { createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles';
import type { Direction } from '../realm/identities.ts';
import { token } from '../tokens/token.ts';
import { commonOptions } from './commonOptions.ts';
import { pagePalette } from './pagePalette.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

const isChannel = (key: string): boolean => key.endsWith('Channel');

/** Removes colour channels, which cannot be computed from a custom property: MUI then uses `alpha` instead. */
function withoutChannels(palette: object): void {
  for (const [key, value] of Object.entries(palette)) {
    if (isChannel(key)) Reflect.deleteProperty(palette, key);
    else if (typeof value === 'object' && value !== null) withoutChannels(value);
  }
}

const percentOf = (share: number | string): string => (typeof share === 'number' ? `${share * 100}%` : `calc((${share}) * 100%)`);

function makeTheme(direction: Direction): Theme {
  const theme = createTheme({
    ...commonOptions,
    cssVariables: {
      colorSchemeSelector: '[data-scheme="%s"]',
      disableCssColorScheme: true,
      shouldSkipGeneratingVar: (keys) => shouldSkipGeneratingVar(keys) || keys.some(isChannel),
    },
    colorSchemes: { light: { palette: pagePalette('light') }, dark: { palette: pagePalette('dark') } },
    direction,
    shape: { borderRadius: token('radius.control') },
  });
  for (const { palette } of Object.values(theme.colorSchemes)) withoutChannels(palette);
  return Object.assign(theme, {
    alpha: (colour: string, share: number | string) => `color-mix(in srgb, ${colour} ${percentOf(share)}, transparent)`,
  });
}

const themes: Partial<Record<Direction, Theme>> = {};

/**
 * Returns the MUI theme of every page, created once for each direction. Its colours are the custom properties of tokens.css, so that realm,
 * theme and scheme change through page attributes only, and no component computes its styles again.
 */
export function pageTheme(direction: Direction = 'ltr'): Theme {
  themes[direction] ??= makeTheme(direction);
  return themes[direction];
}
