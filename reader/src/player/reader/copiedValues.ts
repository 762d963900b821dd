import type { Annotation } from '../annotations/Annotation.ts';
import type { CopiedValue } from '../offline/copyCache.ts';
import type { BookCopy } from '../offline/OfflineCopies.ts';
import type { Bookmark } from '../place/bookmarks.ts';
import type { ReaderCallbacks } from '../ReaderProps.ts';

/** The callbacks of the host, which know position and bookmarks without a network too. */
export interface CopiedValues {
  readonly callbacks: ReaderCallbacks;
  /** Stores the last known values in a new copy. */
  readonly store: () => Promise<void>;
}

/** The callbacks of a host that has highlights and notes. */
type AnnotationCallbacks = Required<Pick<ReaderCallbacks, 'getAnnotations' | 'putAnnotation' | 'deleteAnnotation'>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isBookmarks = (value: unknown): value is readonly Bookmark[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && isText(one.id) && isText(one.name) && isObject(one.position));

const isAnnotations = (value: unknown): value is readonly Annotation[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && isText(one.id) && isObject(one.target));

/**
 * Wraps the callbacks of the host so that the copy of a book stores the last position, the bookmarks and the annotations as the service knows them: they are what the user gets
 * when the host gets no answer. Changes still go to the host, which sends them when it can.
 */
export function withCopiedValues(callbacks: ReaderCallbacks, copy: Pick<BookCopy, 'value' | 'putValue'>): CopiedValues {
  const known = new Map<CopiedValue, unknown>();
  const put = async (name: CopiedValue, value: unknown): Promise<void> => {
    known.set(name, value);
    // Not reported: a device that is full keeps the value before.
    await copy.putValue(name, value).catch(() => undefined);
  };
  const orCopied = async <Value>(name: CopiedValue, request: () => Promise<Value>, isValue: (value: unknown) => value is Value) => {
    try {
      const value = await request();
      if (value !== undefined) await put(name, value);
      return value;
    } catch (error) {
      const copied = await copy.value(name);
      if (isValue(copied)) return copied;
      throw error;
    }
  };
  /**
   * Stores a change beside the call of the host. The host is called first, in the same task: while a page is closed no later task runs, and a host stores what it cannot send
   * before it returns.
   */
  const withCopy = async <Answer>(sent: Promise<Answer>, stored: Promise<void>): Promise<Answer> => {
    try {
      return await sent;
    } finally {
      await stored;
    }
  };
  let lastChange = Promise.resolve();
  // One after the other: of two changes at once each would store a list without the other.
  const changeAnnotations = (change: (annotations: readonly Annotation[]) => readonly Annotation[]): Promise<void> => {
    lastChange = lastChange.then(async () => {
      // Not reported: a copy that cannot be read starts with this change.
      const before = known.get('annotations') ?? (await copy.value('annotations').catch(() => undefined));
      await put('annotations', change(isAnnotations(before) ? before : []));
    });
    return lastChange;
  };
  const withAnnotations = ({ getAnnotations, putAnnotation, deleteAnnotation }: AnnotationCallbacks): AnnotationCallbacks => ({
    getAnnotations: (bookId) => orCopied('annotations', () => getAnnotations(bookId), isAnnotations),
    putAnnotation: (bookId, annotation) =>
      withCopy(
        putAnnotation(bookId, annotation),
        changeAnnotations((all) => [...all.filter(({ id }) => id !== annotation.id), annotation]),
      ),
    deleteAnnotation: (bookId, id) =>
      withCopy(
        deleteAnnotation(bookId, id),
        changeAnnotations((all) => all.filter((one) => one.id !== id)),
      ),
  });
  const { getLastmark, postLastmark, getBookmarks, postBookmarks, getAnnotations, putAnnotation, deleteAnnotation } = callbacks;
  return {
    callbacks: {
      ...callbacks,
      ...(getAnnotations && putAnnotation && deleteAnnotation && withAnnotations({ getAnnotations, putAnnotation, deleteAnnotation })),
      ...(getLastmark && { getLastmark: (bookId) => orCopied('lastmark', () => getLastmark(bookId), isText) }),
      ...(postLastmark && {
        postLastmark: (bookId, position, ...rest) => withCopy(postLastmark(bookId, position, ...rest), put('lastmark', position)),
      }),
      ...(getBookmarks && { getBookmarks: (bookId) => orCopied('bookmarks', () => getBookmarks(bookId), isBookmarks) }),
      ...(postBookmarks && {
        postBookmarks: async (bookId, bookmarks, before) => {
          const merged = await withCopy(postBookmarks(bookId, bookmarks, before), put('bookmarks', bookmarks));
          if (merged) await put('bookmarks', merged);
          return merged;
        },
      }),
    },
    store: async () => {
      for (const [name, value] of known) await put(name, value);
    },
  };
}
