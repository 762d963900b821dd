import { cssVariable } from '../../src/tokens/cssVariable.ts';

/** A file that may name tokens. */
export interface Source {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns a pattern of a template such as `color.chart.${index}`, whose gaps are parts of a name. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('[\\w.]+')}$`,
  );

/** Returns the files that name each token: in a string or a template of a script, or as its custom property. */
export function tokenUses(names: readonly string[], sources: readonly Source[]): Map<string, string[]> {
  const groups = new Set(names.map((name) => name.split('.')[0]));
  const byVariable = new Map(names.map((name) => [cssVariable(name), name]));
  const known = new Set(names);
  const uses = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const { path, text } of sources) {
    const variables = (text.match(/--rk-[\w-]+/g) ?? []).map((variable) => byVariable.get(variable));
    const strings = [...text.matchAll(/['"`]([a-zA-Z]+)(\.[\w.]*(?:\$\{[^}`]*\}[\w.]*)*)['"`]/g)]
      .filter(([, group]) => groups.has(group))
      .map(([, group, rest]) => `${group}${rest}`);
    const named = strings.flatMap((one) => {
      if (!one.includes('${')) return known.has(one) ? [one] : [];
      const pattern = patternOf(one);
      return names.filter((name) => pattern.test(name));
    });
    for (const name of new Set([...variables, ...named])) if (name !== undefined) uses.get(name)?.push(path);
  }
  return uses;
}
