import type { BookFiles } from './BookFiles.ts';
import type { Publication } from './Publication.ts';

/** The files of a book as its pages may load them: what the package does not list is no part of the book. */
export function listedFiles(files: BookFiles, { manifest }: Pick<Publication, 'manifest'>): BookFiles {
  const listed = new Set([...manifest.values()].map(({ address }) => address));
  return { ...files, loadable: async (address) => (listed.has(address.split('#')[0] ?? '') ? files.loadable(address) : undefined) };
}
