import type { TokenName } from '../../generated/tokens.ts';
import { cssVariable } from './cssVariable.ts';

/** Returns a token as a CSS value that follows realm, theme and scheme: `var(--rk-color-text-default)`. */
export const token = (name: TokenName): string => `var(${cssVariable(name)})`;
