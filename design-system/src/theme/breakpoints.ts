import { fixedTokens } from '../../generated/tokens.ts';

/** Returns the upper bound of a breakpoint: tokens hold upper bounds, as the specification does (reader §9), and MUI needs lower ones. */
const endOf = (name: 'xs' | 'sm' | 'md' | 'lg'): number => Number.parseInt(fixedTokens[`breakpoint.${name}`], 10);

/** The minimum width of each breakpoint, in px. */
export const breakpoints = { xs: 0, sm: endOf('xs'), md: endOf('sm'), lg: endOf('md'), xl: endOf('lg') };
