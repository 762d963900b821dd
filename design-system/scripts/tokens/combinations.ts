import { cssVariable } from '../../src/tokens/cssVariable.ts';
import { cssValue } from './cssValue.ts';
import { type Combination, sourceOf, type TokenResolver } from './resolver.ts';

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
export const isPublic = (name: string): boolean => !/^(ramp|theme|corner)\./.test(name);

/**
 * Returns whether a token is in the style sheet: media queries and book frames cannot read custom properties, so scripts use those tokens.
 */
export const isInStyleSheet = (name: string): boolean => isPublic(name) && !/^(breakpoint|reading)\./.test(name);

/** Returns every combination of the contexts of the given axes. */
export function combinationsOf(axes: TokenResolver['axes']): Combination[] {
  return [...axes].reduce<Combination[]>(
    (made, [axis, { contexts }]) => made.flatMap((combination) => contexts.map((context) => ({ ...combination, [axis]: context }))),
    [{}],
  );
}

/**
 * Returns the public tokens of every combination.
 * @throws Error if a combination lacks a token that another has.
 */
export function combineAll(resolver: TokenResolver): CombinedTokens[] {
  const combined = combinationsOf(resolver.axes).map((combination) => ({
    combination,
    values: new Map([...resolver.resolve(combination)].filter(([name]) => isPublic(name)).map(([name, token]) => [name, cssValue(token)])),
  }));
  const names = new Set(combined.flatMap(({ values }) => [...values.keys()]));
  for (const { combination, values } of combined) {
    const missing = [...names].filter((name) => !values.has(name));
    if (missing.length > 0) throw new Error(`${Object.values(combination).join('/')} lacks ${missing.join(', ')}`);
  }
  return combined;
}

/** Returns the tokens of {@link combineAll} for style sheets: a ramp is written once per realm, and other tokens refer to it. */
export function combineWithReferences(resolver: TokenResolver): ReferringTokens[] {
  return combinationsOf(resolver.axes).map((combination) => {
    const tokens = resolver.resolve(combination);
    const shown = [...tokens]
      .filter(([name]) => isInStyleSheet(name))
      .map(([name, token]) => [name, token, sourceOf(name, token)] as const);
    const isStep = (name: string) => name.startsWith('ramp.');
    return {
      combination,
      values: new Map(shown.map(([name, token, source]) => [name, isStep(source) ? `var(${cssVariable(source)})` : cssValue(token)])),
      steps: new Map(shown.filter(([, , source]) => isStep(source)).map(([, token, source]) => [source, cssValue(token)])),
    };
  });
}
