import type { TokenName } from '../../generated/tokens.ts';
import { cssVariable } from './cssVariable.ts';

/** A token as a CSS value that follows realm, theme and scheme by itself: `var(--rk-color-text-default)`. */
export const token = (name: TokenName): string => `var(${cssVariable(name)})`;
