import type { Annotation, HighlightColour } from '../annotations/Annotation.ts';
import { annotationOf, colourOf, isAnnotation, restored, withColour } from '../annotations/annotationOf.ts';
import { passageOfRange, rangeOfPassage, textIn } from '../annotations/passage.ts';
import { isAbsent } from '../network/bookError.ts';
import { cfiOf } from '../place/cfi.ts';
import type { ReaderCallbacks, ReportError } from '../ReaderProps.ts';
import type { PageView } from '../stage/views/PageView.ts';
import type { State } from '../state/createState.ts';
import { type AnnotationPages, createAnnotationPages } from './annotationPages.ts';
import type { OpenBook } from './OpenBook.ts';
import { failedPartsAfter, type ReaderState } from './ReaderState.ts';

/** The highlights and notes of the user in a book, in the order of the book. */
export interface AnnotationList {
  /** True if highlights can be made and changed. */
  readonly isEditable: boolean;
  readonly fetch: () => Promise<void>;
  /** Returns the annotation of a range of a page: the one that has just this text already, or a new one that is not saved yet; undefined without text. */
  readonly draft: (range: Range, view: PageView) => Annotation | undefined;
  /** Adds an annotation, or replaces the one of the same id. */
  readonly save: (annotation: Annotation) => Promise<void>;
  /** Saves an annotation in a colour, which is the first choice from then on. */
  readonly paint: (annotation: Annotation, colour: HighlightColour) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Adds the annotation again that was deleted last. */
  readonly undo: () => Promise<void>;
  /** Opens the editor of the note of an annotation, which need not be saved yet; undefined closes it. */
  readonly edit: (annotation: Annotation | undefined) => void;
  /** Finds the places of all annotations in this edition, for a list of them. */
  readonly locate: () => Promise<void>;
  readonly goTo: (id: string) => Promise<void>;
}

/** The options of the list of annotations. */
export interface AnnotationListOptions {
  readonly bookId: string;
  /** False: annotations are neither fetched nor saved. */
  readonly isEnabled: boolean;
  readonly callbacks: Pick<ReaderCallbacks, 'getAnnotations' | 'putAnnotation' | 'deleteAnnotation'>;
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly goToCfi: (cfi: string) => Promise<void>;
  readonly onError: ReportError;
}

/** Creates the list of annotations of a book. */
export function createAnnotationList(options: AnnotationListOptions): AnnotationList & AnnotationPages {
  const { bookId, isEnabled, callbacks, state, book, goToCfi, onError } = options;
  /** The ids of annotations that were changed before the list came. */
  const changed = new Set<string>();
  const sending = new Map<string, Promise<void>>();
  let colour: HighlightColour = 'yellow';
  const { change, locate, placedIn, ...pages } = createAnnotationPages({ state, book, onError });
  const without = (id: string) => state.get().annotations.filter((one) => one.id !== id);

  /** Sends a change to the host after the changes of the same annotation before it. */
  function send(id: string, message: string, request: () => Promise<void> | undefined): Promise<void> {
    changed.add(id);
    const sent = (sending.get(id) ?? Promise.resolve()).then(async () => {
      try {
        await request();
      } catch (error) {
        onError(message, error);
      }
    });
    sending.set(id, sent);
    return sent;
  }
  const save = (annotation: Annotation): Promise<void> => {
    if (!isEnabled) return Promise.resolve();
    colour = colourOf(annotation);
    change([...without(annotation.id), annotation]);
    return send(annotation.id, 'The annotation was not taken', () => callbacks.putAnnotation?.(bookId, annotation));
  };

  return {
    isEditable: isEnabled && callbacks.putAnnotation !== undefined && callbacks.deleteAnnotation !== undefined,
    fetch: async () => {
      if (!isEnabled) return;
      try {
        const fetched = (await callbacks.getAnnotations?.(bookId)) ?? [];
        state.change(failedPartsAfter(state.get(), 'annotations', false));
        const others = fetched.filter((one) => isAnnotation(one) && !changed.has(one.id));
        change([...others, ...state.get().annotations]);
      } catch (error) {
        state.change(failedPartsAfter(state.get(), 'annotations', !isAbsent(error)));
        onError('The annotations did not come', error);
      }
    },
    draft: (range, view) => {
      const open = book();
      const item = open?.publication.items.find(({ index }) => index === view.index);
      const passage = passageOfRange(range, textIn(view.document));
      if (!open || !item || !passage) return undefined;
      const same = placedIn(view).find((one) => one.passage.from === passage.from && one.passage.to === passage.to);
      return same?.annotation ?? annotationOf(passage, view.document, item, open.files.folder, colour);
    },
    save,
    paint: (annotation, next) => save(withColour(annotation, next)),
    remove: (id) => {
      const deleted = state.get().annotations.find((one) => one.id === id);
      if (!deleted) return Promise.resolve();
      state.change({ deletedAnnotation: deleted });
      change(without(id));
      return send(id, 'The annotation was not deleted', () => callbacks.deleteAnnotation?.(bookId, id));
    },
    undo: () => {
      const { deletedAnnotation } = state.get();
      state.change({ deletedAnnotation: undefined });
      return deletedAnnotation ? save(restored(deletedAnnotation)) : Promise.resolve();
    },
    edit: (editedAnnotation) => state.change({ editedAnnotation }),
    locate: () => locate(state.get().annotations),
    goTo: async (id) => {
      const annotation = state.get().annotations.find((one) => one.id === id);
      if (!annotation) return;
      await locate([annotation]);
      const place = state.get().annotationPlaces.get(id);
      if (!place || place === 'missing') return;
      await goToCfi(place.cfi);
      // The page as it is shown may differ from the file: what no page may hold is not in it.
      const view = book()?.stage.viewOf(place.index);
      const item = book()?.publication.items.find(({ index }) => index === place.index);
      const passage = view && placedIn(view).find((one) => one.annotation.id === id)?.passage;
      if (!view || !item || !passage) return;
      const range = rangeOfPassage(passage, view.document);
      if (view.screenOf(range) !== view.screen) await goToCfi(cfiOf(range, item.cfiBase));
    },
    ...pages,
  };
}
