import { type Combination, type TokenResolver } from './resolver.ts';
/** The public tokens of one combination, by name, as CSS values. */
export interface CombinedTokens {
  readonly combination: Combination;
  readonly values: ReadonlyMap<string, string>;
}
/** The public tokens of one combination, with references to ramps, and the ramp steps that they refer to. */
export interface ReferringTokens extends CombinedTokens {
  readonly steps: ReadonlyMap<string, string>;
}
/** Returns whether a token is public: `ramp`, `theme` and `corner` hold raw values that components never use. */
export declare const isPublic: (name: string) => boolean;
/**
 * Returns whether a token is in the style sheet: media queries and book frames cannot read custom properties, so scripts use those tokens.
 */
export declare const isInStyleSheet: (name: string) => boolean;
/** Returns every combination of the contexts of the given axes. */
export declare function combinationsOf(axes: TokenResolver['axes']): Combination[];
/**
 * Returns the public tokens of every combination.
 * @throws Error if a combination lacks a token that another has.
 */
export declare function combineAll(resolver: TokenResolver): CombinedTokens[];
/** Returns the tokens of {@link combineAll} for style sheets: a ramp is written once per realm, and other tokens refer to it. */
export declare function combineWithReferences(resolver: TokenResolver): ReferringTokens[];
