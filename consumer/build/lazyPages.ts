import { type ESTree, parseSync, Visitor } from 'vite';

/** A route whose page is a separate chunk. */
export interface LazyPage {
  readonly path: string;
  /** The page's file, relative to `src`. */
  readonly module: string;
}

/** Returns the text of a string that stands in the code; undefined for all other expressions. */
const textOf = (node: ESTree.Expression | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Returns the first module that an expression imports later. */
function importedBy(node: ESTree.Expression): string | undefined {
  const found: (string | undefined)[] = [];
  const wrapper = { type: 'Program', body: [{ type: 'ExpressionStatement', expression: node }] } as unknown as ESTree.Program;
  new Visitor({ ImportExpression: ({ source }) => void found.push(textOf(source)) }).visit(wrapper);
  return found[0];
}

/**
 * Returns the pages that routes.tsx loads lazily.
 * @throws Error if the path or the module of a lazy route is no plain string.
 */
export function lazyPages(routes: string): readonly LazyPage[] {
  const pages: LazyPage[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const property = (name: string) =>
        properties.flatMap((one) =>
          one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name ? [one.value] : [],
        )[0];
      const lazy = property('lazy');
      if (!lazy) return;
      const [path, module] = [textOf(property('path')), importedBy(lazy)];
      if (path === undefined || module === undefined) throw new Error('routes.tsx: a lazy route has no plain path or module');
      pages.push({ path, module: module.replace('./', '') });
    },
  }).visit(parseSync('routes.tsx', routes).program);
  return pages;
}
