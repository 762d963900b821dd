import { alternativeOf } from '../place/alternativeOf.ts';
import { walkText } from '../place/walkText.ts';

/** A block of a document as it is printed. */
export interface PrintedBlock {
  readonly name: 'p' | 'pre' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly text: string;
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function nameOf(element: Element | null): PrintedBlock['name'] {
  if (element?.closest('pre')) return 'pre';
  const heading = element?.closest(headings.join())?.localName;
  return headings.find((name) => name === heading) ?? 'p';
}

/**
 * Returns the text of a document that is printed, in order; pictures and formulas by the text that stands for them. It is text alone, because what a publisher
 * has written is shown in the frames of its pages only, where nothing of it can act.
 */
export function printedBlocks(document: Document): PrintedBlock[] {
  const blocks: PrintedBlock[] = [];
  let parts = '';
  let name: PrintedBlock['name'] = 'p';
  const add = (text: string, element: Element | null) => {
    if (parts === '') name = nameOf(element);
    parts += text;
  };
  const finish = () => {
    const text = name === 'pre' ? parts : parts.replace(/\s+/g, ' ').trim();
    if (text.trim() !== '') blocks.push({ name, text });
    parts = '';
  };
  walkText(document.body, {
    text: (node) => add(node.data, node.parentElement),
    border: finish,
    leavesOut: (element) => {
      if (document.defaultView?.getComputedStyle(element).display === 'none') return true;
      const alternative = alternativeOf(element) ?? '';
      add(alternative, element);
      return alternative !== '';
    },
  });
  finish();
  return blocks;
}
