/** Returns the path that the close button opens; undefined means back in the history (reader §2, Close button). */
export function closeHref(pageUrl: string): string | undefined {
  const url = new URL(pageUrl);
  if (url.searchParams.get('origin') === 'polylino') return '/shelves';
  // The signed URL of the book may contain the word too, but it does not say where the user came from.
  url.searchParams.delete('fileUrl');
  return url.href.includes('library') ? '/library/bookshelf' : undefined;
}
