import type { BookFiles } from './BookFiles.ts';
import type { Publication } from './Publication.ts';

/** Restricts the files that pages load to those that the manifest lists. */
export function restrictToManifest(files: BookFiles, { manifest }: Pick<Publication, 'manifest'>): BookFiles {
  const listed = new Set([...manifest.values()].map(({ href }) => href));
  return { ...files, loadableUrl: async (href) => (listed.has(href.split('#')[0] ?? '') ? files.loadableUrl(href) : undefined) };
}
