import type { ThemeOptions } from '@mui/material/styles';
import { fixedTokens } from '../../generated/tokens.ts';
import { breakpoints } from './breakpoints.ts';
import { components } from './components.ts';
import { shadows, zIndex } from './elevation.ts';
import { focusRing } from './focusRing.ts';
import { transitions } from './transitions.ts';
import { typography } from './typography.ts';

/** The options that all MUI themes share, without colours. */
export const commonOptions: ThemeOptions = {
  breakpoints: { values: breakpoints },
  spacing: Number.parseInt(fixedTokens['space.100'], 10),
  typography,
  shadows,
  zIndex,
  focusVisible: focusRing,
  transitions,
  motion: { reducedMotion: 'system' },
  components,
};
