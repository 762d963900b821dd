/** The rules of WCAG 2.2 AA, as tags of axe. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A rule that elements of a page break. */
export interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

/** Returns axe's violations as lines: the rule and the elements that break it. */
export const formatViolations = (violations: readonly Violation[]): string[] =>
  violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
