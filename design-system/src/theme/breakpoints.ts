import { fixedTokens } from '../../generated/tokens.ts';

/** The tokens hold upper bounds, as the specification gives them (reader §9); MUI asks where each class begins. */
const endOf = (name: 'xs' | 'sm' | 'md' | 'lg'): number => Number.parseInt(fixedTokens[`breakpoint.${name}`], 10);

/** The least width of each class of screens, in px. */
export const breakpoints = { xs: 0, sm: endOf('xs'), md: endOf('sm'), lg: endOf('md'), xl: endOf('lg') };
