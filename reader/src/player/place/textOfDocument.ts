import { createSearchText, endOf, type SearchText } from './searchText.ts';
import { walkText } from './walkText.ts';

/** The text of a document, prepared for a search. */
export interface DocumentText extends SearchText {
  /** The text of its nodes as it is in the file. */
  readonly source: string;
  /** The text nodes with their position in the source. */
  readonly nodes: readonly { readonly node: Text; readonly from: number }[];
}

/**
 * Collects the text of a document as it is read: white space of the source is one blank, and blocks are apart.
 * @param replaces adds other texts instead of those of an element; returns false if it does not.
 */
export function textOfDocument(
  document: Document,
  matchCase: boolean,
  replaces: (element: Element, add: (node: Text) => void) => boolean = () => false,
): DocumentText {
  const collected = createSearchText(matchCase);
  const nodes: { node: Text; from: number }[] = [];
  let source = '';
  const add = (node: Text) => {
    nodes.push({ node, from: source.length });
    source += node.data;
    collected.add(node.data);
  };
  if (document.body) walkText(document.body, { text: add, border: collected.addBorder, leavesOut: (element) => replaces(element, add) });
  return { ...collected.finish(), source, nodes };
}

/** Returns the index of the node that holds a position of the source. */
function nodeIndexAt(nodes: DocumentText['nodes'], position: number): number {
  let low = 0;
  let high = nodes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((nodes[middle]?.from ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the range of a match in the document. */
export function rangeOfMatch(document: Document, text: DocumentText, at: number, length: number): Range {
  const start = text.positions[at] ?? 0;
  const end = Math.max(start + 1, endOf(text, at + length - 1));
  const range = document.createRange();
  const first = text.nodes[nodeIndexAt(text.nodes, start)];
  // The end belongs to the node of its last letter.
  const last = text.nodes[nodeIndexAt(text.nodes, end - 1)];
  if (first) range.setStart(first.node, start - first.from);
  if (last) range.setEnd(last.node, Math.min(last.node.length, end - last.from));
  return range;
}
