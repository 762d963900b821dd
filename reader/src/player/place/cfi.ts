import EpubCFI from 'epubjs/src/epubcfi';

/** The CFI of a place in a document of the spine. */
export const cfiOf = (place: Range | Element, cfiBase: string): string => new EpubCFI(place, cfiBase).toString();

/** The place that a CFI names in a document; undefined where the document has no such place. */
export function rangeOf(cfi: string, document: Document): Range | undefined {
  try {
    return new EpubCFI(cfi).toRange(document) ?? undefined;
  } catch {
    return undefined;
  }
}

const isCfi = (text: string): boolean => /^epubcfi\(.*\)$/.test(text);

/** The place in the spine that a CFI names, from 0; undefined for what is no CFI. */
export function spineIndexOf(cfi: string): number | undefined {
  if (!isCfi(cfi)) return undefined;
  const { spinePos } = new EpubCFI(cfi);
  return spinePos >= 0 ? spinePos : undefined;
}

/** The order of two CFIs in the book: negative, 0 or positive. */
export const compareCfis = (one: string, other: string): number => new EpubCFI().compare(one, other);
