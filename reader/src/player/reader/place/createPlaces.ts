import type { ReadingSession } from '../../events/readingEvents.ts';
import type { Locator } from '../../place/Locator.ts';
import { hasBookmarks } from '../../ReaderProps.ts';
import type { StageLocation } from '../../stage/Stage.ts';
import type { State } from '../../state/createState.ts';
import { type BookNavigator, createBookNavigator, targetOfHref } from '../bookNavigator.ts';
import type { CompleteProps } from '../CompleteProps.ts';
import type { ErrorReports } from '../errorReports.ts';
import type { BookNarration } from '../narration/createBookNarration.ts';
import type { OpenBook } from '../OpenBook.ts';
import type { ReaderState } from '../ReaderState.ts';
import { createBookLocations } from './bookLocations.ts';
import { type BookmarkList, createBookmarkList } from './bookmarkList.ts';
import { createPageNumbers, type PageNumbers } from './bookPages.ts';
import { createJumps, type Jumps } from './createJumps.ts';
import { placeAfterMove } from './placeAfterMove.ts';
import { createReadingProgress, type ReadingProgress } from './readingProgress.ts';

/** The places of a user in a book, and the ways between them. */
export interface Places {
  readonly navigator: BookNavigator;
  readonly bookmarks: BookmarkList;
  readonly jumps: Jumps;
  readonly pages: PageNumbers;
  readonly progress: Omit<ReadingProgress, 'moved' | 'choosePosition'>;
  /**
   * Shows where a link opens the book, the last position, or the start of the book. Returns the last position if the user resumes there.
   * @throws the error of a book of which no page can be shown
   */
  readonly showFirst: (book: OpenBook, stored: Locator | undefined) => Promise<Locator | undefined>;
  /** Goes to the last position, which could not be loaded before. */
  readonly resume: () => Promise<void>;
  /** Goes where the user has read on another device, or stays; the place is then the last position. */
  readonly choose: (choice: 'newer' | 'here') => Promise<void>;
  /** Records a move. */
  readonly moved: (location: StageLocation) => void;
  /** Finds the locations and then the page numbers of a book, and after its table of contents the starts of the chapters. */
  readonly find: (book: OpenBook, contents: Promise<void>) => Promise<void>;
}

/** The options of the places. */
export interface PlacesOptions {
  readonly props: CompleteProps;
  readonly deviceId: string;
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly session: ReadingSession;
  readonly narration: Pick<BookNarration, 'time' | 'navigated' | 'arriveAt'>;
  readonly errors: ErrorReports;
  /** Aborted when the book is closed. */
  readonly signal: AbortSignal;
}

/** Creates the places of a user in a book. */
export function createPlaces({ props, deviceId, state, book, session, narration, errors, signal }: PlacesOptions): Places {
  const { bookId, callbacks, testMode, start, onError } = props;
  const shared = { bookId, state, book, narrationTime: narration.time, onError };
  const locations = createBookLocations({ bookId, state, storage: localStorage, signal, onError });
  const jumps = createJumps({ state, book, show: (target) => showTarget(target) });
  const { showLocator, showTarget, ...plain } = createBookNavigator({
    book,
    session,
    locations,
    errors,
    jumps,
    onNavigated: (edge) => {
      state.change({ placeAfterMove: placeAfterMove(state.get(), edge), deletedAnnotation: undefined });
      return narration.navigated();
    },
  });
  const goToLocator = (locator: Locator) => narration.arriveAt(locator, () => plain.goToLocator(locator));
  const pages = createPageNumbers({ state, book, locations, navigator: () => plain });
  const progress = createReadingProgress({
    ...shared,
    sessionId: session.id,
    deviceId,
    callbacks: testMode ? {} : callbacks,
    locations,
  });
  return {
    navigator: { ...plain, goToLocator },
    bookmarks: createBookmarkList({ ...shared, isEnabled: hasBookmarks(props), callbacks }),
    jumps,
    pages,
    progress,
    showFirst: async (open, stored) => {
      const { items } = open.publication;
      const { stage } = open;
      const target = start?.href === undefined ? undefined : targetOfHref(open, start.href);
      if (target) await stage.show(target);
      else if (stored) await showLocator(stored);
      else await stage.show({ index: items.find(({ linear }) => linear)?.index ?? 0 });
      signal.throwIfAborted();
      // A page in the middle that fails to load is no reason to refuse the book.
      if (state.get().pageErrorCode && stage.views().length === 0) await stage.show({ index: items[0]?.index ?? 0 });
      return target ? undefined : stored;
    },
    resume: async () => {
      const position = await progress.fetchPosition();
      if (position) await plain.goToLocator(position);
    },
    choose: async (choice) => {
      const { newerPlace } = state.get();
      state.change({ newerPlace: undefined });
      if (newerPlace && choice === 'newer') await goToLocator(newerPlace);
      // A place that could not be shown is asked about again.
      if (!state.get().pageErrorCode) progress.choosePosition();
    },
    moved: (location) => {
      progress.moved(location);
      pages.update();
    },
    find: async (open, contents) => {
      await locations.find(open);
      pages.update();
      await contents;
      await pages.findMarks();
    },
  };
}
