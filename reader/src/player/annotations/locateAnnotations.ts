import { cfiOf } from '../place/cfi.ts';
import { chapterAt } from '../place/chapterAt.ts';
import { hasStartedAt } from '../place/searchBook.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import type { Chapter } from '../publication/navigation.ts';
import type { SpineItem } from '../publication/Publication.ts';
import { loadDocument } from '../section/preparePage.ts';
import type { Annotation } from './Annotation.ts';
import type { AnnotationPlace } from './AnnotationPlace.ts';
import { itemOfAnnotation, passageOfAnnotation } from './annotationOf.ts';
import { rangeOfPassage } from './passage.ts';

/** The options of a search for annotations. */
export interface LocateOptions {
  readonly items: readonly SpineItem[];
  readonly files: Pick<BookFiles, 'folder' | 'text'>;
  readonly contents: readonly Chapter[];
  /** Returns a document that is shown; undefined for another one, which is loaded. */
  readonly shown: (index: number) => Document | undefined;
  /** Receives the error of a document that cannot be searched. */
  readonly onError: (error: unknown) => void;
}

/**
 * Finds the places of annotations: each in its own document, and those that are not there, because it is a new edition, in all others. An
 * annotation is missing only if every document could be read.
 */
export async function locateAnnotations(
  annotations: readonly Annotation[],
  { items, files, contents, shown, onError }: LocateOptions,
): Promise<Map<string, AnnotationPlace | 'missing'>> {
  const places = new Map<string, AnnotationPlace | 'missing'>();
  const documents = new Map<number, Promise<Document | undefined>>();
  let hasFailed = false;
  const text: BookFiles['text'] = (url) => files.text(url, 'low');
  const load = async (item: SpineItem): Promise<Document | undefined> => {
    const now = shown(item.index);
    if (now) return now;
    try {
      return (await loadDocument(item, { text })).document;
    } catch (error) {
      hasFailed = true;
      onError(error);
      return undefined;
    }
  };
  const documentOf = (item: SpineItem) => {
    const loading = documents.get(item.index) ?? load(item);
    documents.set(item.index, loading);
    return loading;
  };
  const lookIn = async (item: SpineItem, annotation: Annotation): Promise<boolean> => {
    const document = item.mediaType.startsWith('image/') ? undefined : await documentOf(item);
    const passage = document?.body ? passageOfAnnotation(annotation, document) : undefined;
    if (!document || !passage) return false;
    const range = rangeOfPassage(passage, document);
    places.set(annotation.id, {
      index: item.index,
      cfi: cfiOf(range, item.cfiBase),
      chapter: chapterAt(contents, items, item.index, hasStartedAt(range, document))?.href,
    });
    return true;
  };
  const moved: Annotation[] = [];
  for (const annotation of annotations) {
    const item = itemOfAnnotation(annotation, items, files.folder);
    if (!item || !(await lookIn(item, annotation))) moved.push(annotation);
  }
  for (const annotation of moved) {
    for (const item of items) if (!places.has(annotation.id)) await lookIn(item, annotation);
    if (!places.has(annotation.id) && !hasFailed) places.set(annotation.id, 'missing');
  }
  return places;
}
