import type { Annotation } from '../annotations/Annotation.ts';
import { quoteOf } from '../annotations/annotationOf.ts';
import { boxOfRange } from '../annotations/boxOfRange.ts';
import { type ArrowKey, extendSelection, moveSelectionStart, type SelectionStep } from '../annotations/keyboardSelection.ts';
import type { SelectedText } from '../annotations/SelectedText.ts';
import { languageOf } from '../stage/languageOf.ts';
import type { PageView } from '../stage/views/PageView.ts';
import { elementOf } from '../stage/visibleRange.ts';
import type { State } from '../state/createState.ts';
import type { AnnotationList } from './annotationList.ts';
import type { OpenBook } from './OpenBook.ts';
import type { ReaderState } from './ReaderState.ts';

/** The selected text of a page, or the highlight that was pressed. */
export interface PageSelection {
  /** Returns the annotation of the text, which need not be saved yet; undefined without text. */
  readonly annotation: () => Annotation | undefined;
  /** Returns the range of the text, and the spine index of its document. */
  readonly start: () => { readonly range: Range; readonly index: number } | undefined;
  /** Moves the end of the selection by an arrow key. */
  readonly extend: (key: ArrowKey, step: SelectionStep) => void;
  /** Moves the start of the selection by a word. */
  readonly moveStart: (direction: 'left' | 'right') => void;
  /** Moves the focus into the menu. */
  readonly focusMenu: () => void;
  /** Removes the selection, and with it its menu. */
  readonly clear: () => void;
}

/** What only the pages need of the selection. */
interface SelectionOfPages {
  /** Watches the selection of a page; returns a function that stops it. */
  readonly watch: (view: PageView) => () => void;
  /** Returns whether a tap is none on the page: it closed the menu, or hit a highlight. */
  readonly takesTap: (view: PageView, x: number, y: number) => boolean;
  /** Finds the place of the text on the stage again, after the pages have moved. */
  readonly moved: () => void;
}

/** The options of the selection. */
export interface PageSelectionOptions {
  readonly container: HTMLElement;
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly annotations: Pick<AnnotationList, 'draft'> & {
    readonly at: (view: PageView, x: number, y: number) => Annotation | undefined;
    readonly rangeIn: (view: PageView, id: string) => Range | undefined;
  };
}

/** Creates the selection of the pages of a book. */
export function createPageSelection({ container, state, book, annotations }: PageSelectionOptions): PageSelection & SelectionOfPages {
  let current: { readonly view: PageView; readonly range: Range } | undefined;
  /** True if the press that is going on found a selected text, or the menu of a highlight. */
  let hadText = false;
  let hadMenu = false;
  let isTouched = false;
  let hasKeys = false;

  const forget = () => {
    current = undefined;
    state.change({ selection: undefined });
  };
  const show = (view: PageView, range: Range, more: Pick<SelectedText, 'text' | 'annotationId'>) => {
    const box = boxOfRange(range, view, container);
    if (!box) return forget();
    current = { view, range };
    const start = elementOf(range.startContainer);
    const language = (start && languageOf(start)) ?? book()?.publication.language ?? '';
    state.change({ selection: { ...more, language, box, isTouched, hasKeys, takesFocus: false } });
  };
  const showAnnotation = (view: PageView, annotation: Annotation) => {
    const range = annotations.rangeIn(view, annotation.id);
    if (range) show(view, range, { text: quoteOf(annotation), annotationId: annotation.id });
  };
  /** Takes over the selection of a page. */
  const update = (view: PageView) => {
    const selection = view.document.getSelection();
    const text = selection?.toString() ?? '';
    if (selection && selection.rangeCount > 0 && !selection.isCollapsed && text.trim() !== '') {
      const range = selection.getRangeAt(0).cloneRange();
      const same = annotations.draft(range, view);
      const isSaved = same && state.get().annotations.some(({ id }) => id === same.id);
      show(view, range, { text, annotationId: isSaved ? same.id : undefined });
    } else if (current?.view === view && state.get().selection?.annotationId === undefined) forget();
  };
  const clear = () => {
    hasKeys = false;
    for (const { document } of book()?.stage.views() ?? []) document.getSelection()?.removeAllRanges();
    forget();
  };

  return {
    annotation: () => {
      const { selection, annotations: all } = state.get();
      return all.find(({ id }) => id === selection?.annotationId) ?? (current && annotations.draft(current.range, current.view));
    },
    start: () => current && { range: current.range, index: current.view.index },
    extend: (key, step) => {
      const open = book();
      const view = current?.view ?? open?.stage.views()[0];
      if (!open || !view) return;
      hasKeys = true;
      isTouched = false;
      const screen = extendSelection(view, key, step);
      update(view);
      if (screen !== view.screen && !view.scrolls) view.go(screen);
      update(view);
    },
    moveStart: (direction) => {
      if (!current) return;
      moveSelectionStart(current.view, direction);
      update(current.view);
    },
    focusMenu: () => {
      const { selection } = state.get();
      if (selection) state.change({ selection: { ...selection, takesFocus: true } });
    },
    clear,
    watch: (view) => {
      const { document } = view;
      const ends = new AbortController();
      let isPressed = false;
      const on = (name: string, listener: (event: Event) => void) =>
        document.addEventListener(name, listener, { capture: true, passive: true, signal: ends.signal });
      on('pointerdown', (event) => {
        const { pointerType, button } = event as PointerEvent;
        isTouched = pointerType === 'touch';
        hasKeys = false;
        if (button !== 0) return;
        hadText = document.getSelection()?.isCollapsed === false;
        hadMenu = state.get().selection !== undefined;
        // A mouse moves the selection until it is lifted; a finger has handles for that.
        isPressed = !isTouched;
        if (isPressed || !hadText) forget();
      });
      for (const name of ['pointerup', 'pointercancel'])
        on(name, () => {
          if (isPressed) {
            isPressed = false;
            update(view);
          }
        });
      on('selectionchange', () => {
        if (!isPressed) update(view);
      });
      return () => {
        ends.abort();
        if (current?.view === view) forget();
      };
    },
    takesTap: (view, x, y) => {
      const annotation = hadText ? undefined : annotations.at(view, x, y);
      if (annotation) showAnnotation(view, annotation);
      return annotation !== undefined || hadText || hadMenu;
    },
    moved: () => {
      const { selection } = state.get();
      if (!selection || !current) return;
      const box = boxOfRange(current.range, current.view, container);
      if (box) state.change({ selection: { ...selection, box } });
      else clear();
    },
  };
}
