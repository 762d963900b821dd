/** Elements within a line of text; every other element starts and ends a block, so that words of two blocks are not one. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q rb ruby s samp small span strike strong sub sup time tspan tt u var wbr'.split(
    ' ',
  ),
);

/** Elements whose text is not part of what is read; the annotation of a ruby stands between the letters of a word. */
const skipped = new Set(['head', 'script', 'style', 'template', 'noscript', 'rt', 'rp', 'title', 'desc', 'metadata']);

const mathNamespace = 'http://www.w3.org/1998/Math/MathML';

/** What is called on a walk through the text of a document, in its order. */
export interface TextVisitor {
  readonly text: (node: Text) => void;
  /** Called where a block starts and where it ends, at which words end. */
  readonly border: (block: Element) => void;
  /** Called with each element before its content; returns true if its content is left out. */
  readonly leavesOut?: (element: Element) => boolean;
}

/** Walks through the text of an element as it is read: without annotations, hidden parts and scripts. */
export function walkText(root: Element, visitor: TextVisitor): void {
  for (let node = root.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE) visitor.text(node as Text);
    else if (node.nodeType === Node.ELEMENT_NODE) {
      const element = node as Element;
      if (skipped.has(element.localName) || element.hasAttribute('hidden')) continue;
      const isBlock = !inline.has(element.localName) && element.namespaceURI !== mathNamespace;
      if (isBlock) visitor.border(element);
      if (!visitor.leavesOut?.(element)) walkText(element, visitor);
      if (isBlock) visitor.border(element);
    }
  }
}
