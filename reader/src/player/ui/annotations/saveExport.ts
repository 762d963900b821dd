import { annotationSetOf, type ExportedBook, markdownOf } from '../../annotations/exportAnnotations.ts';
import { flattenChapters } from '../../publication/navigation.ts';
import type { Publication } from '../../publication/Publication.ts';
import type { ReaderState } from '../../reader/ReaderState.ts';

/** Returns a title as the name of a file. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'book';

/** Saves the highlights and notes of a book on the user's device: as text to read, or as data for other reading systems. */
export function saveExport(state: ReaderState, publication: Publication, locale: string, format: 'markdown' | 'json'): void {
  const chapters = new Map(flattenChapters(state.navigation.contents).map(({ href, label }) => [href, label]));
  const book: ExportedBook = {
    title: publication.title.text,
    creators: publication.creators.map(({ text }) => text),
    identifier: publication.identifier,
    annotations: state.annotations,
    chapterOf: ({ id }) => {
      const place = state.annotationPlaces.get(id);
      return place && place !== 'missing' ? chapters.get(place.chapter ?? '') : undefined;
    },
  };
  const [text, type, extension] =
    format === 'markdown'
      ? [markdownOf(book, locale), 'text/markdown', 'md']
      : [JSON.stringify(annotationSetOf(book), null, 2), 'application/rd-annotations+json', 'ann'];
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(publication.title.text)}.${extension}`;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
