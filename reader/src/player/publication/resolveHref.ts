/** The base of all hrefs of a book: an origin of its own, above which no path climbs. */
const root = 'https://book.invalid/';

/**
 * Resolves an href in a file of a book. A path that climbs above the book's folder stops there, as browsers stop at a server's root;
 * absolute URLs stay unchanged. Undefined for an invalid URL.
 * @param base the URL of the file that contains the href.
 */
export function resolveHref(reference: string, base: string, folder: string): string | undefined {
  const within = base.startsWith(folder) ? root + base.slice(folder.length) : base;
  if (!URL.canParse(reference, within)) return undefined;
  const { href } = new URL(reference, within);
  return href.startsWith(root) ? folder + href.slice(root.length) : href;
}
