/** The base of all hrefs of a book: an origin of its own, above which no path climbs. */
const root = 'https://book.invalid/';

/** Writes a path segment in the one way that all files of a book are named by, however its own files write it: `%28` is `(`, and `+` is `%2B`. */
function canonicalSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment)).replace(/%(24|26|2C|3A|3B|3D|40)/g, decodeURIComponent);
  } catch {
    // Not reported: a path with a broken escape is compared as it is.
    return segment;
  }
}

/**
 * Resolves an href in a file of a book. A path that climbs above the book's folder stops there, as browsers stop at a server's root;
 * absolute URLs stay unchanged. The same path is always written in the same way. Undefined for an invalid URL.
 * @param base the URL of the file that contains the href.
 */
export function resolveHref(reference: string, base: string, folder: string): string | undefined {
  const within = base.startsWith(folder) ? root + base.slice(folder.length) : base;
  if (!URL.canParse(reference, within)) return undefined;
  const { href, pathname } = new URL(reference, within);
  if (!href.startsWith(root)) return href;
  const path = pathname.slice(1);
  return folder + path.split('/').map(canonicalSegment).join('/') + href.slice(root.length + path.length);
}
