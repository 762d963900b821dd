import { cssVariable } from '../../src/tokens/cssVariable.ts';
import type { TokenResolver } from './resolver.ts';
import type { TokenTable } from './tables.ts';

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

/**
 * The custom properties of all combinations. Contexts that are an axis' default are left out of the selectors, so that a page
 * without attributes gets the defaults and the more specific rule wins; an element inside of the page that wants another
 * combination sets all three attributes.
 */
export function styleSheetOf(tables: readonly TokenTable[], resolver: TokenResolver): string {
  return tables
    .flatMap(({ axes, names, rows }) =>
      [...rows]
        .map(([key, values]) => ({
          selector: selectorOf(axes, key.split(' '), resolver),
          declarations: values.map((value, index) => `${cssVariable(names[index] ?? '')}:${value}`).join(';'),
        }))
        .sort((a, b) => Number(b.selector.startsWith(':root')) - Number(a.selector.startsWith(':root')))
        .map(({ selector, declarations }) => `${selector}{${declarations}}`),
    )
    .join('\n');
}
