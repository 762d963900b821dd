/**
 * What a page may hold and still be laid out in columns: rows and cells of tables, and elements of any kind. Beyond them a browser takes many seconds for
 * each layout, and freezes while it does.
 */
export const pageBounds = { rows: 2000, cells: 10_000, elements: 30_000 } as const;

/** How deep elements lie within each other, as in the HTML parser of Firefox. Chromium's layout crashes in boxes that are some hundred deep. */
export const maxDepth = 200;

const countOf = (root: Document | Element, name: string): number => root.getElementsByTagName(name).length;

/** Returns whether the tables of a page or a part of it have more rows or cells than a browser lays out several times in a row. */
export const holdsLargeTables = (root: Document | Element): boolean =>
  countOf(root, 'tr') > pageBounds.rows || countOf(root, 'td') + countOf(root, 'th') > pageBounds.cells;

/** Returns whether a page is too large for columns. */
export const isTooLarge = (document: Document): boolean => holdsLargeTables(document) || countOf(document, '*') > pageBounds.elements;

/** Returns the elements of a depth; none lies within another. */
function elementsAt(root: Element, depth: number): readonly Element[] {
  let level: readonly Element[] = [root];
  for (let at = 0; at < depth && level.length > 0; at += 1) level = level.flatMap(({ children }) => [...children]);
  return level;
}

/** Takes away the elements that lie too deep, and leaves their text, and those without elements of their own, in the place of the last one that does not. */
export function flattenDepth({ documentElement: root }: Document): void {
  for (const deep of elementsAt(root, maxDepth)) {
    if (!deep.firstElementChild) continue;
    const walker = deep.ownerDocument.createTreeWalker(deep, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const leaves: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const isLeaf = node.nodeType === Node.ELEMENT_NODE ? !(node as Element).firstElementChild : node.parentElement?.firstElementChild;
      if (isLeaf) leaves.push(node);
    }
    deep.textContent = '';
    // One by one: an engine takes some ten thousand arguments. A blank keeps the words of two blocks apart.
    for (const node of leaves) deep.append(node, ' ');
  }
}
