import { spineIndexOf } from '../../place/cfi.ts';
import { findChapterMarks } from '../../place/chapterMarks.ts';
import {
  type BookPages,
  bookPagesOf,
  type CurrentPage,
  countedPageAt,
  documentPageAt,
  findPage,
  type PageStart,
  printedPageAt,
} from '../../place/pageNumbers.ts';
import type { PrintedPage } from '../../publication/navigation.ts';
import type { StageLocation } from '../../stage/Stage.ts';
import { screensLeft } from '../../stage/screensLeft.ts';
import { fragmentIn } from '../../stage/stagePosition.ts';
import type { PageView } from '../../stage/views/PageView.ts';
import type { State } from '../../state/createState.ts';
import type { BookNavigator } from '../bookNavigator.ts';
import type { OpenBook } from '../OpenBook.ts';
import type { ReaderState } from '../ReaderState.ts';
import type { BookLocations } from './bookLocations.ts';

/** The page numbers of an open book. */
export interface PageNumbers {
  /** Goes to a page by its number; undefined if the book has no such page. */
  readonly goTo: (typed: string) => Promise<void> | undefined;
}

/** The options of the page numbers. */
export interface PageNumbersOptions {
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly locations: Pick<BookLocations, 'all' | 'pageBreaks'>;
  readonly navigator: () => Pick<BookNavigator, 'goToHref' | 'goToCfi'>;
}

/** Returns where an element of a shown page starts. */
function startInView(element: Element, view: PageView): PageStart {
  const visible = view.firstVisibleRange();
  const own = element.ownerDocument.createRange();
  own.setStartBefore(element);
  const isBefore = visible ? visible.compareBoundaryPoints(Range.START_TO_START, own) >= 0 : false;
  // The screens of a document that scrolls overlap, so only the page at its top is certain.
  if (view.scrolls) return isBefore ? 'before' : 'after';
  const screen = view.screenOf(element);
  if (screen !== view.screen) return screen < view.screen ? 'before' : 'after';
  return isBefore ? 'before' : 'on';
}

/** Creates the page numbers of a book; `update` finds those of the shown pages, and `findMarks` the starts of the chapters. */
export function createPageNumbers({
  state,
  book,
  locations,
  navigator,
}: PageNumbersOptions): PageNumbers & { readonly update: () => void; readonly findMarks: () => Promise<void> } {
  /** Returns where a page of the page list starts; a fragment that its document does not have is its start. */
  const startOf =
    ({ publication, stage }: OpenBook, { shown }: StageLocation, pages: readonly PrintedPage[]) =>
    ({ href }: PrintedPage, at: number): PageStart => {
      const [file = '', fragment = ''] = href.split('#');
      const index = publication.items.find((item) => item.href === file)?.index ?? Number.POSITIVE_INFINITY;
      const [first = 0, last = first] = [shown[0], shown.at(-1)];
      if (index < first || index > last) return index < first ? 'before' : 'after';
      const view = stage.viewOf(index);
      const element = view && fragment ? fragmentIn(view.document, decodeURIComponent(fragment)) : null;
      if (view && element) {
        const start = startInView(element, view);
        // The heading of a chapter is on its first page, even if the mark of the page follows it.
        const isFirst = view.screen === 0 && pages[at - 1]?.href.split('#')[0] !== file;
        return isFirst && start === 'on' ? 'before' : start;
      }
      return index === first ? 'before' : 'on';
    };

  let counted: { readonly all: readonly string[]; readonly byDocument: ReadonlyMap<number, number> } | undefined;
  /** Returns the number of locations in each document; counted once, as a book has thousands. */
  const countLocations = (): ReadonlyMap<number, number> | undefined => {
    const all = locations.all();
    if (!all) return undefined;
    if (counted?.all !== all) {
      const byDocument = new Map<number, number>();
      for (const index of all.map(spineIndexOf)) if (index !== undefined) byDocument.set(index, (byDocument.get(index) ?? 0) + 1);
      counted = { all, byDocument };
    }
    return counted.byDocument;
  };

  const pageAt = (pages: BookPages, open: OpenBook, location: StageLocation): CurrentPage | undefined => {
    if (pages.kind === 'printed') return printedPageAt(pages.pages, startOf(open, location, pages.pages));
    if (pages.kind === 'documents') return documentPageAt(pages.items, location.shown);
    const count = pages.locations.length;
    return { label: (location.atEnd ? undefined : countedPageAt(pages, location.cfi)) ?? String(count), total: String(count) };
  };

  return {
    update: () => {
      const open = book();
      const location = open?.stage.location();
      if (!open || !location) return;
      const { navigation, chapter, pages: known } = state.get();
      const { items } = open.publication;
      const printed = navigation.pages.length > 0 ? navigation.pages : locations.pageBreaks();
      const pages = bookPagesOf(printed, items, locations.all());
      const page = pages && pageAt(pages, open, location);
      const view = location.shown.length === 1 ? open.stage.viewOf(location.index) : undefined;
      const left =
        view && chapter !== undefined
          ? screensLeft({ contents: navigation.contents, items, view, locations: countLocations() })
          : undefined;
      const isSame = page?.label === state.get().page?.label && page?.total === state.get().page?.total;
      state.change({
        ...(pages?.kind === known?.kind ? {} : { pages }),
        ...(isSame ? {} : { page }),
        screensLeft: left?.count,
        isLeftEstimated: left?.isEstimated ?? false,
      });
    },
    findMarks: async () => {
      const open = book();
      const found = locations.all();
      if (!open || !found) return;
      state.change({ chapterMarks: await findChapterMarks(state.get().navigation.contents, open.publication.items, found, open.files) });
    },
    goTo: (typed) => {
      const { pages } = state.get();
      const found = pages && findPage(pages, typed);
      if (!found) return undefined;
      return 'href' in found ? navigator().goToHref(found.href) : navigator().goToCfi(found.cfi);
    },
  };
}
