/** Where the close button leads: an address of the platform, or back in the history (reader §2, Close button). */
export function closeAddress(address: string): string | undefined {
  const url = new URL(address);
  if (url.searchParams.get('origin') === 'polylino') return '/shelves';
  // The signed address of the book may hold the word too; it says nothing about where the reader came from.
  url.searchParams.delete('fileUrl');
  return url.href.includes('library') ? '/library/bookshelf' : undefined;
}
