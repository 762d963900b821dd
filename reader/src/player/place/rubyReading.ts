/** The texts of a ruby as it is spoken. */
interface RubyReading {
  readonly node: Text;
  /** False for a base without an annotation, which is spoken as it is written. */
  readonly isAnnotation: boolean;
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE;

/** Returns the texts that a ruby is spoken by: its annotations instead of the letters that they stand over. */
export function rubyReading(ruby: Element): RubyReading[] {
  const spoken: RubyReading[] = [];
  let bases: Text[] = [];
  const speakBases = () => {
    spoken.push(...bases.map((node) => ({ node, isAnnotation: false })));
    bases = [];
  };
  const walk = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (isText(node)) {
        if (node.data.trim() !== '') bases.push(node);
      } else if (node.nodeName.toLowerCase() === 'rt') {
        // An empty annotation is that of letters which need none.
        if (node.textContent?.trim() === '') speakBases();
        else {
          bases = [];
          const texts = node.ownerDocument?.createTreeWalker(node, NodeFilter.SHOW_TEXT);
          while (texts?.nextNode()) spoken.push({ node: texts.currentNode as Text, isAnnotation: true });
        }
      } else if (node.nodeName.toLowerCase() !== 'rp') walk(node);
    }
  };
  walk(ruby);
  speakBases();
  return spoken;
}
