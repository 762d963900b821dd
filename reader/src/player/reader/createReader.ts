import { defaultRealm, type Realm, readerCss, type Scheme, type ThemeName, tokenSet } from '@realmkit/design-system';
import { startReadingSession } from '../events/readingEvents.ts';
import { type BookFault, BookRequestError, faultOfOpening } from '../network/bookFault.ts';
import { type Bookmark, defaultName, withBookmark, withoutBookmark } from '../place/bookmarks.ts';
import { cfiOf, spineIndexOf } from '../place/cfi.ts';
import { chapterAt } from '../place/chapterAt.ts';
import { cacheLocations, generateLocations, partAt, readCachedLocations } from '../place/locations.ts';
import { isPlace, itemOfPlace, type Place, parsePlace } from '../place/Place.ts';
import { lettersBefore, placeOf, rangeOfPlace } from '../place/placeInDocument.ts';
import { createReadLogs } from '../place/readLogs.ts';
import { type Passage, searchBook } from '../place/searchBook.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import { deobfuscateFonts } from '../publication/deobfuscateFonts.ts';
import { listedFiles } from '../publication/listedFiles.ts';
import { flattened, loadNavigation } from '../publication/navigation.ts';
import { openPublication } from '../publication/openPublication.ts';
import type { Publication, SpineItem } from '../publication/Publication.ts';
import { hasBookmarks, type ReaderProps } from '../ReaderProps.ts';
import { isNoteLink, noteAt } from '../section/notes.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { afterPaint } from '../stage/afterPaint.ts';
import { createStage, type Stage } from '../stage/createStage.ts';
import type { PageView } from '../stage/PageView.ts';
import { listenToPage, type PageInput } from '../stage/pageInput.ts';
import type { StageLocation, StageTarget, TurnDirection, TurnStep } from '../stage/StageLocation.ts';
import { watchSize } from '../stage/watchSize.ts';
import { createState, type State } from '../state/createState.ts';
import { createNarrationController, type Narration } from './createNarrationController.ts';
import { openFiles } from './openFiles.ts';
import { initialReaderState, type ReaderState } from './ReaderState.ts';
import { readingDevice } from './readingDevice.ts';
import { renewPictures } from './renewPictures.ts';

/** The reader of one book, without its controls. */
export interface Reader {
  readonly state: State<ReaderState>;
  readonly settings: SettingsStore;
  /** Puts the present look and settings on the pages. */
  readonly dress: () => void;
  readonly turn: (direction: TurnDirection, by?: TurnStep) => Promise<void>;
  /** Goes to an address of the book, with its fragment. */
  readonly goToAddress: (address: string) => Promise<void>;
  readonly goToCfi: (cfi: string) => Promise<void>;
  readonly goToPlace: (place: Place) => Promise<void>;
  /** Goes to a part of the book, from 0 to 1. */
  readonly goToPart: (part: number) => Promise<void>;
  readonly addBookmark: (name: string) => Promise<void>;
  readonly removeBookmark: (id: string) => Promise<void>;
  /** What a bookmark at the present place is called at first. */
  readonly bookmarkName: () => string;
  /** Closes the note that is read; `goes` leads to its place in the text. */
  readonly closeNote: (goes: boolean) => void;
  readonly answerExternalLink: (open: boolean) => void;
  /** Undefined until the book is open. */
  readonly narration: () => Narration | undefined;
  readonly search: (words: string, signal: AbortSignal, onFound: (passages: readonly Passage[]) => void) => Promise<void>;
  /** Ends the reading session, and hands over what is known of the place, while the page is still there (reader §4, Book load). */
  readonly leave: () => void;
  readonly close: () => Promise<void>;
}

/** What a reader looks like. */
export interface ReaderLook {
  readonly realm: Realm | undefined;
  readonly theme: ThemeName | undefined;
  readonly scheme: Scheme;
}

/** What a reader stands on beside what its host gives it. */
export interface ReaderParts {
  readonly container: HTMLElement;
  readonly settings: SettingsStore;
  readonly look: () => ReaderLook;
  readonly input: PageInput;
}

/** What stands below the pages: they leave room for it. */
const barOf = ({ isFrogBook, narrations }: Publication, { features }: ReaderProps): 'none' | 'narrated' | 'silent' => {
  if (isFrogBook || features?.noDisturb) return 'none';
  return narrations.length > 0 ? 'narrated' : 'silent';
};

/** So long after a move, in ms, whatever nobody waits for leaves network and machine to the next one. */
const quietAfterMove = 400;

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens a book in an element and reads it; what it does is told by its state. */
export function createReader(props: ReaderProps, { container, settings, look, input }: ReaderParts): Reader {
  const { bookId, callbacks, testMode = false, onError = () => {} } = props;
  const state = createState<ReaderState>(initialReaderState);
  const stopped = new AbortController();
  const session = startReadingSession(bookId, props.identity?.roles ?? [], (event) => props.onEvent?.(event));
  const remembers = !testMode;
  const bookmarksOn = hasBookmarks(props);
  const logs =
    remembers && callbacks.postReadLogs
      ? createReadLogs({
          bookId,
          sessionId: session.id,
          deviceId: settings.get().deviceId,
          post: callbacks.postReadLogs,
          onFailure: (error) => onError('Read logs were not taken', error),
        })
      : undefined;
  let opened: BookFiles | undefined;
  let stage: Stage | undefined;
  let narration: Narration | undefined;
  let locations: readonly string[] | undefined;
  let unsentMark: string | undefined;
  let markTimer: ReturnType<typeof setTimeout> | undefined;
  let movedAt = 0;

  const publication = () => state.get().publication;
  const itemAt = (index: number): SpineItem | undefined => publication()?.items.find((item) => item.index === index);
  const viewOf = (index: number): PageView | undefined => stage?.views().find((view) => view.index === index);

  const reading = (): string => {
    const { textSize, spacing, dyslexiaFont } = settings.get();
    const { realm = defaultRealm, theme = 'default', scheme } = look();
    return readerCss(tokenSet(realm, theme, scheme), readingDevice(), {
      textSize,
      spacing,
      dyslexiaFont,
      direction: publication()?.direction ?? 'ltr',
      fontsUrl: props.fontsUrl ?? new URL('/fonts/', location.origin).href,
    });
  };

  const fail = (error: unknown) => {
    if (stopped.signal.aborted) return;
    state.change({ phase: 'failed', fault: faultOfOpening(error) });
    onError('The book could not be opened', error);
  };

  const pageFailed = (error: unknown) => {
    if (stopped.signal.aborted) return;
    const fault: BookFault = faultOfOpening(error);
    if (fault === 'error_logged_out' || fault === 'error_no_access') state.change({ phase: 'failed', fault });
    else state.change({ pageFault: fault });
    onError('A page could not be shown', error);
  };

  /** A page that does not come leaves the reader where they are, and says so; an ended session ends the reading. */
  const guarded = async (task: () => Promise<void>): Promise<void> => {
    try {
      state.change({ pageFault: undefined });
      await task();
    } catch (error) {
      pageFailed(error);
    }
  };

  function presentPlace(timeOffset?: number): Place | undefined {
    const first = stage?.views()[0];
    const item = first && itemAt(first.index);
    const range = first?.firstPlace();
    if (!item || !opened) return undefined;
    return range
      ? placeOf(range, item, opened.folder, timeOffset)
      : { ncxRef: item.idref, URI: item.address.slice(opened.folder.length), charOffset: 0 };
  }

  const estimated = ({ index, screen, screens }: StageLocation): number => {
    const items = publication()?.items ?? [];
    const at = items.findIndex((item) => item.index === index);
    return (at + screen / screens) / Math.max(1, items.length);
  };

  const partOf = (location: StageLocation): number => {
    if (location.atEnd) return 1;
    return locations ? partAt(locations, location.cfi) : estimated(location);
  };

  const whenQuiet = async (): Promise<void> => {
    const left = () => movedAt + quietAfterMove - performance.now();
    while (left() > 0 && !stopped.signal.aborted) await new Promise((resolve) => setTimeout(resolve, left()));
  };

  const sendMark = () => {
    const mark = unsentMark;
    if (mark === undefined || !callbacks.postLastmark) return Promise.resolve();
    unsentMark = undefined;
    return callbacks.postLastmark(bookId, mark).catch((error: unknown) => {
      // What came meanwhile is newer.
      unsentMark ??= mark;
      onError('The last position was not taken', error);
    });
  };

  function onMoved(location: StageLocation): void {
    movedAt = performance.now();
    narration?.remark();
    const { navigation } = state.get();
    const view = viewOf(location.index);
    const begun = (fragment: string): boolean => {
      const element = view?.document.getElementById(fragment);
      return element ? (view?.screenOf(element) ?? 0) <= location.screen : false;
    };
    const chapter = chapterAt(navigation.contents, publication()?.items ?? [], location.index, begun);
    const part = partOf(location);
    state.change({ location, part, chapter: chapter?.address });
    if (!remembers) return;
    logs?.note(part);
    notePlace();
  }

  /** Notes where somebody is, and in the recording too: a page that is heard for a while is left in its middle. */
  function notePlace(): void {
    const place = remembers ? presentPlace(narration?.time()) : undefined;
    if (!place) return;
    unsentMark = JSON.stringify(place);
    clearTimeout(markTimer);
    markTimer = setTimeout(() => void sendMark(), 1000);
  }

  async function show(target: StageTarget): Promise<void> {
    await guarded(async () => stage?.show(target));
    await narration?.pageTurned();
  }

  async function goToAddress(address: string): Promise<void> {
    const url = new URL(address);
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    const item = publication()?.items.find((one) => one.address === url.href);
    if (!item) return;
    session.goToLocation(fragment ? `${item.idref}#${fragment}` : item.idref);
    await show({ index: item.index, at: fragment ? { fragment } : undefined });
  }

  async function showPlace(place: Place): Promise<void> {
    const item = opened && itemOfPlace(place, publication()?.items ?? [], opened.folder);
    if (!item) return show({ index: publication()?.items[0]?.index ?? 0 });
    await show({ index: item.index });
    const view = viewOf(item.index);
    if (view) await show({ index: item.index, at: { cfi: cfiOf(rangeOfPlace(place, view.document), item.cfiBase) } });
  }

  const flawed = new Set<PageView>();
  const noteFlaw = (view: PageView, isFlawed: boolean): (() => void) => {
    if (!isFlawed) return () => {};
    flawed.add(view);
    state.change({ pageFlawed: true });
    return () => {
      flawed.delete(view);
      state.change({ pageFlawed: flawed.size > 0 });
    };
  };

  /** A note is read in a window of its own; one that is not found is a link like others. */
  async function openNote(address: string, files: BookFiles): Promise<void> {
    const shown = (file: string) => stage?.views().find(({ index }) => itemAt(index)?.address === file)?.document;
    const text = await noteAt(address, files, shown).catch(() => undefined);
    if (text) state.change({ note: { text, address } });
    else await goToAddress(address);
  }

  const openLink = (address: string, link: Element) => {
    if (opened && address.startsWith(opened.folder)) void (isNoteLink(link) ? openNote(address, opened) : goToAddress(address));
    else if (/^(https?|mailto|tel):/i.test(address)) state.change({ externalLink: address });
  };

  async function findLocations(key: string, book: Publication, files: BookFiles): Promise<void> {
    locations = readCachedLocations(key, localStorage);
    if (!locations) {
      try {
        let isWhole = true;
        const missing = (error: unknown): void => {
          // Without a session or a network the other pages would not come either, and each would be asked for several times.
          if (error instanceof BookRequestError && (error.status === 0 || error.status === 403)) throw error;
          // A page that the book lacks is lacking the next time too; what did not come today may come tomorrow.
          isWhole &&= error instanceof BookRequestError && error.status === 404;
          onError('The locations of a page could not be found', error);
        };
        locations = await generateLocations(book.items, files, stopped.signal, missing, whenQuiet);
        if (isWhole) cacheLocations(key, locations, localStorage);
      } catch (error) {
        if (!stopped.signal.aborted) onError('The locations of the book could not be found', error);
        return;
      }
    }
    const now = stage?.location();
    state.change({ located: true, ...(now ? { part: partOf(now) } : {}) });
  }

  const storedMark = async (): Promise<Place | undefined> => {
    if (!remembers || !callbacks.getLastmark) return undefined;
    return parsePlace(
      await callbacks.getLastmark(bookId).catch((error: unknown) => {
        onError('The last position did not come', error);
        return undefined;
      }),
    );
  };

  async function open(): Promise<void> {
    const mark = storedMark();
    const { files: allFiles, address } = await openFiles(props, (error) => onError('A file of the book is forbidden', error));
    opened = allFiles;
    if (stopped.signal.aborted) return allFiles.close();
    const book = await openPublication(allFiles, address);
    if (stopped.signal.aborted) return;
    const files = deobfuscateFonts(allFiles, book);
    opened = files;
    state.change({ publication: book });
    container.dataset.bar = barOf(book, props);
    stage = createStage({
      container,
      publication: book,
      files: listedFiles(files, book),
      reading,
      slides: () => !reducedMotion(),
      onPage: (view, { isFlawed }) => {
        const ends = [listenToPage(view, { ...input, onLink: openLink }), renewPictures(view.document, files), noteFlaw(view, isFlawed)];
        return () => {
          for (const end of ends) end();
        };
      },
      onMissing: pageFailed,
      onMoved,
    });
    const place = await mark;
    if (place) await showPlace(place);
    else await stage.show({ index: book.items.find(({ linear }) => linear)?.index ?? 0 });
    if (stopped.signal.aborted) return;
    // A page in the middle that does not come is no reason to refuse the book.
    if (state.get().pageFault && stage.views().length === 0) await stage.show({ index: book.items[0]?.index ?? 0 });
    narration = createNarrationController({
      publication: book,
      files,
      stage,
      settings,
      state,
      session,
      mainLanguage: props.languages?.mainLanguage,
      hasWindow: props.properties?.pictureInPicture !== false,
      highlights: props.properties?.sentenceHighlighting !== false,
      resumeAt: place,
      onPaused: notePlace,
      onPageFailure: pageFailed,
      onFailure: onError,
    });
    state.change({ phase: 'reading' });
    await afterPaint();
    if (stopped.signal.aborted) return;
    void loadNavigation(files, book).then((navigation) => {
      state.change({ navigation });
      const now = stage?.location();
      if (now) onMoved(now);
    });
    void findLocations(book.identifier || bookId, book, files);
    if (bookmarksOn) void fetchBookmarks();
  }

  async function fetchBookmarks(): Promise<void> {
    try {
      const bookmarks = await callbacks.getBookmarks?.(bookId);
      if (bookmarks) state.change({ bookmarks: bookmarks.filter(({ position }) => isPlace(position)) });
    } catch (error) {
      onError('The bookmarks did not come', error);
    }
  }

  async function keepBookmarks(bookmarks: readonly Bookmark[]): Promise<void> {
    state.change({ bookmarks });
    if (!bookmarksOn) return;
    try {
      await callbacks.postBookmarks?.(bookId, bookmarks);
    } catch (error) {
      onError('The bookmarks were not taken', error);
    }
  }

  const placeOrder = (one: Place, other: Place): number => {
    const book = publication();
    if (!book || !opened) return 0;
    const [first, second] = [one, other].map((place) => itemOfPlace(place, book.items, opened?.folder ?? '')?.index ?? 0);
    if (first !== second) return (first ?? 0) - (second ?? 0);
    const shown = viewOf(first ?? -1)?.document;
    if (shown) return lettersBefore(one, shown) - lettersBefore(other, shown);
    return (one.charOffset ?? 0) - (other.charOffset ?? 0);
  };

  const stopMeasuring = watchSize(container, () => void guarded(async () => stage?.relayout()));

  let worn = reading();
  const applyTheme = () => {
    const css = reading();
    if (css === worn) return;
    worn = css;
    void stage?.restyle();
  };
  const stopWatching = settings.subscribe(applyTheme);

  const handOver = () => {
    if (state.get().playing) notePlace();
    void sendMark();
    void logs?.push();
  };
  const leave = () => {
    session.end();
    handOver();
  };
  const watches = new AbortController();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && handOver(), { signal: watches.signal });
  // A page that is only laid aside may be taken up again.
  window.addEventListener('pagehide', ({ persisted }) => persisted || leave(), { signal: watches.signal });
  open().catch(fail);

  return {
    state,
    settings,
    dress: applyTheme,
    narration: () => narration,
    search: async (words, signal, onFound) => {
      const book = publication();
      if (book && opened) await searchBook(words, book.items, opened, signal, onFound);
    },
    turn: async (direction, by) => {
      await guarded(async () => {
        if ((await stage?.turn(direction, by)) === 'turned') session.pageTurned(direction);
      });
      await narration?.pageTurned();
    },
    goToAddress,
    goToCfi: async (cfi) => {
      const index = spineIndexOf(cfi);
      if (index === undefined) return;
      session.goToLocation(itemAt(index)?.idref ?? '');
      await show({ index, at: { cfi } });
    },
    goToPlace: async (place) => {
      session.goToLocation(place.ncxRef);
      await showPlace(place);
    },
    goToPart: async (part) => {
      const cfi = locations?.[Math.round(part * (locations.length - 1))];
      const index = cfi === undefined ? undefined : spineIndexOf(cfi);
      if (cfi !== undefined && index !== undefined) return show({ index, at: { cfi } });
      const items = publication()?.items.filter(({ linear }) => linear) ?? [];
      const item = items[Math.min(items.length - 1, Math.floor(part * items.length))];
      if (item) await show({ index: item.index });
    },
    bookmarkName: () => {
      const { navigation, chapter } = state.get();
      return defaultName(
        navigation.contents,
        flattened(navigation.contents).find(({ address }) => address === chapter),
      );
    },
    addBookmark: async (name) => {
      const position = presentPlace();
      if (!position || !bookmarksOn) return;
      await keepBookmarks(withBookmark(state.get().bookmarks, { id: crypto.randomUUID(), name: name.slice(0, 255), position }, placeOrder));
    },
    removeBookmark: (id) => keepBookmarks(withoutBookmark(state.get().bookmarks, id)),
    closeNote: (goes) => {
      const { note } = state.get();
      state.change({ note: undefined });
      if (goes && note) void goToAddress(note.address);
    },
    answerExternalLink: (yes) => {
      const { externalLink } = state.get();
      state.change({ externalLink: undefined });
      if (yes && externalLink) window.open(externalLink, '_blank', 'noopener,noreferrer');
    },
    leave,
    close: async () => {
      if (state.get().playing) notePlace();
      stopped.abort();
      clearTimeout(markTimer);
      stopMeasuring();
      stopWatching();
      watches.abort();
      narration?.close();
      session.end();
      stage?.close();
      opened?.close();
      await Promise.all([logs?.close(), sendMark()]);
    },
  };
}
