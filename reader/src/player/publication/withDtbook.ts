import type { BookFiles } from './BookFiles.ts';
import { dtbookType } from './dtbookType.ts';
import type { Publication } from './Publication.ts';

/** Wraps the files of a book so that its documents of DTBook have the text of XHTML; a book without them loads nothing for it. */
export function withDtbook(files: BookFiles, { manifest }: Pick<Publication, 'manifest'>): BookFiles {
  const documents = new Set([...manifest.values()].filter(({ mediaType }) => mediaType === dtbookType).map(({ href }) => href));
  if (documents.size === 0) return files;
  return {
    ...files,
    text: async (url, priority) => {
      const text = await files.text(url, priority);
      return documents.has(url) ? (await import('./dtbookToXhtml.ts')).dtbookToXhtml(text) : text;
    },
  };
}
