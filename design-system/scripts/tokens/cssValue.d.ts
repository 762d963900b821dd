import type { ResolvedToken } from './resolver.ts';
/**
 * Returns a token's value as CSS.
 * @throws Error for a type that this design system does not use.
 */
export declare function cssValue({ type, value }: ResolvedToken): string;
