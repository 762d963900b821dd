import { cssVariable } from '../../src/tokens/cssVariable.ts';
import { type CombinedTokens, combineWithReferences, type ReferringTokens } from './combinations.ts';
import { cssValue } from './cssValue.ts';
import type { TokenResolver } from './resolver.ts';
import { type TokenTable, tablesOf } from './tables.ts';

function selectorOf(axes: readonly string[], contexts: readonly string[], resolver: TokenResolver): string {
  const attributes = axes.map((axis, index) => ({
    axis,
    context: contexts[index],
    isDefault: contexts[index] === resolver.axes.get(axis)?.default,
  }));
  const written = attributes.filter(({ isDefault }) => !isDefault);
  const asSelector = (list: typeof attributes) => list.map(({ axis, context }) => `[data-${axis}=${context}]`).join('');
  if (written.length > 0) return asSelector(written);
  return [':root', asSelector(attributes)].filter(Boolean).join();
}

function rulesOf(tables: readonly TokenTable[], resolver: TokenResolver): string[] {
  return tables.flatMap(({ axes, names, rows }) =>
    [...rows]
      .map(([key, values]) => ({
        selector: selectorOf(axes, key.split(' '), resolver),
        declarations: values.map((value, index) => `${cssVariable(names[index] ?? '')}:${value}`).join(';'),
      }))
      .sort((a, b) => Number(b.selector.startsWith(':root')) - Number(a.selector.startsWith(':root')))
      .map(({ selector, declarations }) => `${selector}{${declarations}}`),
  );
}

/**
 * Returns the ramp steps that the tokens refer to, complete for each combination: a realm defines every step that any theme or scheme
 * needs.
 */
function stepsOf(combined: readonly ReferringTokens[], resolver: TokenResolver): CombinedTokens[] {
  const names = [...new Set(combined.flatMap(({ steps }) => [...steps.keys()]))].sort();
  return combined.map(({ combination }) => {
    const tokens = resolver.resolve(combination);
    return {
      combination,
      values: new Map(
        names.flatMap((name) => {
          const token = tokens.get(name);
          return token ? [[name, cssValue(token)] as const] : [];
        }),
      ),
    };
  });
}

/**
 * Returns the rule that stops what moves for people who want that: the one place that does. What waits keeps its duration: it says that
 * something is under way.
 */
function reducedMotionRule(names: readonly string[]): string {
  const zeros = names.flatMap((name) => {
    const part = /^motion\.(?!wait\.)\w+\.(duration|distance)$/.exec(name)?.[1];
    return part ? [`${cssVariable(name)}:0${part === 'duration' ? 'ms' : 'px'}`] : [];
  });
  return `@media (prefers-reduced-motion:reduce){:root,[data-realm]{${zeros.join(';')}}}`;
}

/** The stronger colour of each faint one, for people who ask for more contrast. */
const stronger: Readonly<Record<string, string>> = {
  'color.text.muted': 'color.text.default',
  'color.border.control': 'color.text.default',
  'color.border.divider': 'color.text.default',
  'color.reader.muted': 'color.reader.text',
};

/** Returns the rule that replaces faint colours by strong ones for people who want that; its selector outweighs those of all combinations. */
function moreContrastRule(): string {
  const declarations = Object.entries(stronger).map(([faint, strong]) => `${cssVariable(faint)}:var(${cssVariable(strong)})`);
  const outweighing = [':root', '[data-realm]'].map((selector) => selector.repeat(4)).join();
  return `@media (prefers-contrast:more){${outweighing}{${declarations.join(';')}}}`;
}

/**
 * Returns the custom properties of all combinations: the ramp steps, and the tokens that refer to them. Selectors omit the default
 * contexts, so that a page without attributes gets the defaults and the more specific rule wins. An element with another combination sets
 * all three attributes, and the tokens that refer to a ramp are declared on it again.
 */
export function styleSheetOf(resolver: TokenResolver): string {
  const combined = combineWithReferences(resolver);
  const everywhere = (rule: string) => (rule.includes('var(') ? rule.replace(/^:root\{/, ':root,[data-realm]{') : rule);
  return [
    ...rulesOf(tablesOf(resolver, stepsOf(combined, resolver)), resolver),
    ...rulesOf(tablesOf(resolver, combined), resolver).map(everywhere),
    moreContrastRule(),
    reducedMotionRule([...(combined[0]?.values.keys() ?? [])]),
  ].join('\n');
}
