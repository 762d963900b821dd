import type { Annotation } from '../annotations/Annotation.ts';
import { inBookOrder } from '../annotations/AnnotationPlace.ts';
import { itemOfAnnotation, passageOfAnnotation } from '../annotations/annotationOf.ts';
import { locateAnnotations } from '../annotations/locateAnnotations.ts';
import { annotationAt, markPage } from '../annotations/markPage.ts';
import type { PlacedAnnotation } from '../annotations/paintPassages.ts';
import { rangeOfPassage } from '../annotations/passage.ts';
import type { Chapter } from '../publication/navigation.ts';
import type { ReportError } from '../ReaderProps.ts';
import type { PageView } from '../stage/views/PageView.ts';
import type { State } from '../state/createState.ts';
import type { OpenBook } from './OpenBook.ts';
import type { ReaderState } from './ReaderState.ts';

/** What only the pages need of the annotations. */
export interface AnnotationPages {
  /** Marks a page, as long as it is shown: until the returned function is called. */
  readonly show: (view: PageView) => () => void;
  /** Finds the annotation at a point of a page, in CSS px of its frame. */
  readonly at: (view: PageView, x: number, y: number) => Annotation | undefined;
  /** Returns the range of an annotation in a page; undefined if it is not there. */
  readonly rangeIn: (view: PageView, id: string) => Range | undefined;
}

/** The options of the annotations of the pages. */
export interface AnnotationPagesOptions {
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly onError: ReportError;
}

/** Creates the annotations as the pages show them: each at its place, which is found again where the text has moved. */
export function createAnnotationPages({ state, book, onError }: AnnotationPagesOptions) {
  /** The table of contents that the chapters of the places are from. */
  let contents: readonly Chapter[] = [];
  const shown = new Set<PageView>();
  const placedBefore = new WeakMap<PageView, readonly PlacedAnnotation[]>();

  /** Returns the annotations of a page with their passages, and those that should be in it and are not. */
  function placeIn({ index, document }: PageView): { readonly placed: PlacedAnnotation[]; readonly moved: Annotation[] } {
    const { annotations, annotationPlaces, publication } = state.get();
    const placed: PlacedAnnotation[] = [];
    const moved: Annotation[] = [];
    for (const annotation of annotations) {
      const place = annotationPlaces.get(annotation.id);
      if (place === 'missing' || !publication) continue;
      if ((place ?? itemOfAnnotation(annotation, publication.items, publication.folder))?.index !== index) continue;
      const passage = passageOfAnnotation(annotation, document);
      if (passage) placed.push({ annotation, passage });
      else moved.push(annotation);
    }
    return { placed, moved };
  }
  const placedIn = (view: PageView): readonly PlacedAnnotation[] => {
    const placed = placedBefore.get(view) ?? placeIn(view).placed;
    placedBefore.set(view, placed);
    return placed;
  };
  const mark = (view: PageView) => {
    const { placed, moved } = placeIn(view);
    placedBefore.set(view, placed);
    markPage(view, placed);
    if (moved.length > 0) void locate(moved);
  };

  const sorted = (annotations: readonly Annotation[]): readonly Annotation[] => {
    const { publication, annotationPlaces } = state.get();
    return publication ? inBookOrder(annotations, annotationPlaces, publication.items, publication.folder) : annotations;
  };
  const change = (annotations: readonly Annotation[]) => {
    state.change({ annotations: sorted(annotations) });
    for (const view of shown) mark(view);
  };

  async function locate(annotations: readonly Annotation[]): Promise<void> {
    const open = book();
    const { navigation, annotationPlaces } = state.get();
    if (navigation.contents !== contents) {
      contents = navigation.contents;
      state.change({ annotationPlaces: new Map([...annotationPlaces].filter(([, place]) => place === 'missing')) });
    }
    const unknown = annotations.filter(({ id }) => !state.get().annotationPlaces.has(id));
    if (!open || unknown.length === 0) return;
    const found = await locateAnnotations(unknown, {
      items: open.publication.items,
      files: open.files,
      contents,
      shown: (index) => open.stage.viewOf(index)?.document,
      onError: (error) => onError('A page could not be searched for annotations', error),
    });
    if (found.size === 0) return;
    state.change({ annotationPlaces: new Map([...state.get().annotationPlaces, ...found]) });
    change(state.get().annotations);
  }

  const pages: AnnotationPages = {
    show: (view) => {
      shown.add(view);
      mark(view);
      return () => shown.delete(view);
    },
    at: (view, x, y) => annotationAt(view, placedIn(view), x, y),
    rangeIn: (view, id) => {
      const placed = placedIn(view).find(({ annotation }) => annotation.id === id);
      return placed && rangeOfPassage(placed.passage, view.document);
    },
  };
  return {
    ...pages,
    /** Replaces all annotations, and marks the shown pages. */
    change,
    /** Finds the places of annotations in this edition. */
    locate,
    /** Returns the annotations of a page with their passages. */
    placedIn,
  };
}
