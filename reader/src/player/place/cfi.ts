import EpubCFI from 'epubjs/src/epubcfi';

/** Returns the CFI of a range or element in a spine document. */
export const cfiOf = (place: Range | Element, cfiBase: string): string => new EpubCFI(place, cfiBase).toString();

/** Returns the steps from the root of a document to a text in it, as epubjs counts them. */
function stepsTo(text: Text, root: Element): string {
  let before = 0;
  for (let node = text.previousSibling; node; node = node.previousSibling) if (node.nodeType === Node.TEXT_NODE) before += 1;
  let steps = `/${before * 2 + 1}`;
  for (let element = text.parentElement; element && element !== root; element = element.parentElement) {
    let position = 1;
    for (let other = element.previousElementSibling; other; other = other.previousElementSibling) position += 1;
    steps = `/${position * 2}${element.id ? `[${element.id}]` : ''}${steps}`;
  }
  return steps;
}

/** Returns the CFI of a letter of a text, for a tenth of the work of `cfiOf`. The root may be one without a document of its own. */
export const cfiOfLetter = (text: Text, offset: number, root: Element, cfiBase: string): string =>
  `epubcfi(${cfiBase}!${stepsTo(text, root)}:${offset})`;

function resolve(cfi: string, document: Document): Range | undefined {
  try {
    return new EpubCFI(cfi).toRange(document) ?? undefined;
  } catch {
    // Not reported: a position that the document does not have is undefined.
    return undefined;
  }
}

/** The step of a text that epubjs appends to the position of an element, also of one without text. */
const addedText = /\/1:0\)$/;

/** Resolves a CFI in a document, that of a picture to its start; undefined if the document has no such position. */
export const rangeOf = (cfi: string, document: Document): Range | undefined =>
  resolve(cfi, document) ?? (addedText.test(cfi) ? resolve(cfi.replace(addedText, ')'), document) : undefined);

const isCfi = (text: string): boolean => /^epubcfi\(.*\)$/.test(text);

/** Returns the spine index of a CFI, from 0; undefined for an invalid CFI. */
export function spineIndexOf(cfi: string): number | undefined {
  if (!isCfi(cfi)) return undefined;
  const { spinePos } = new EpubCFI(cfi);
  return spinePos >= 0 ? spinePos : undefined;
}

/** Compares two CFIs by their order in the book. */
export const compareCfis = (one: string, other: string): number => new EpubCFI().compare(one, other);
