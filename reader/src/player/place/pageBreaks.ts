import type { PrintedPage } from '../publication/navigation.ts';

const epub = 'http://www.idpf.org/2007/ops';

const isPageBreak = (element: Element): boolean =>
  (element.getAttribute('role') ?? '').split(/\s+/).includes('doc-pagebreak') ||
  (element.getAttributeNS(epub, 'type') ?? element.getAttribute('epub:type') ?? '').split(/\s+/).includes('pagebreak');

/** Returns the page breaks of the printed book that a document marks, for a book without a page list; one without a name or id is left out. */
export function pageBreaksOf(root: ParentNode, href: string): PrintedPage[] {
  return [...root.querySelectorAll('[id]')].flatMap((element): PrintedPage[] => {
    if (!isPageBreak(element)) return [];
    const label = (element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    return label ? [{ label, href: `${href}#${encodeURIComponent(element.id)}` }] : [];
  });
}

const isPrintedPage = (value: unknown): value is PrintedPage =>
  typeof value === 'object' &&
  value !== null &&
  'label' in value &&
  'href' in value &&
  [value.label, value.href].every((one) => typeof one === 'string');

/** The pages of a book in a cache: their URLs are relative to its folder, as the same book may move to another one. */
const relativeTo = (folder: string, { label, href }: PrintedPage): PrintedPage => ({ label, href: href.slice(folder.length) });

/** Writes the page breaks of a book for a cache. */
export const stringifyPageBreaks = (pages: readonly PrintedPage[], folder: string): string =>
  JSON.stringify(pages.map((page) => relativeTo(folder, page)));

/** Parses cached page breaks; empty if there are none. */
export function parsePageBreaks(json: string | null, folder: string): PrintedPage[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isPrintedPage).map(({ label, href }) => ({ label, href: folder + href })) : [];
  } catch {
    // Not reported: page breaks that are not cached are those of a book without.
    return [];
  }
}
