import type { BookFiles } from './BookFiles.ts';
import type { Publication } from './Publication.ts';

/** Restricts the files that pages load to those that the manifest lists, as EPUB 3 demands (decision 0031). */
export function restrictToManifest(files: BookFiles, { manifest, isEpub2 }: Pick<Publication, 'manifest' | 'isEpub2'>): BookFiles {
  if (isEpub2) return files;
  const listed = new Set([...manifest.values()].map(({ href }) => href));
  return { ...files, loadableUrl: async (href) => (listed.has(href.split('#')[0] ?? '') ? files.loadableUrl(href) : undefined) };
}
