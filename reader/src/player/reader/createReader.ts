import { defaultRealm, type Realm, readerCss, type Scheme, type ThemeName, tokenSet } from '@realmkit/design-system';
import { startReadingSession } from '../events/readingEvents.ts';
import { isFingerLanguage } from '../narration/languages.ts';
import { BookRequestError, errorCodeForOpening, refusalOf } from '../network/bookError.ts';
import { EntitlementError } from '../network/EntitlementError.ts';
import { type Bookmark, defaultBookmarkName, withBookmark, withoutBookmark } from '../place/bookmarks.ts';
import { cfiOf, spineIndexOf } from '../place/cfi.ts';
import { chapterAt } from '../place/chapterAt.ts';
import { isLocator, type Locator, parseLocator, spineItemOf } from '../place/Locator.ts';
import { cacheLocations, generateLocations, progressionAt, readCachedLocations } from '../place/locations.ts';
import { lettersBefore, locatorOf, rangeOfLocator } from '../place/locatorInDocument.ts';
import { createReadLogs } from '../place/readLogs.ts';
import { type Passage, searchBook } from '../place/searchBook.ts';
import type { BookFiles } from '../publication/BookFiles.ts';
import { deobfuscateFonts } from '../publication/deobfuscateFonts.ts';
import { flattenChapters, loadNavigation } from '../publication/navigation.ts';
import { openPublication } from '../publication/openPublication.ts';
import type { Publication, SpineItem } from '../publication/Publication.ts';
import { restrictToManifest } from '../publication/restrictToManifest.ts';
import { hasBookmarks, type ReaderProps } from '../ReaderProps.ts';
import { isNoteLink, readNote } from '../section/notes.ts';
import type { SettingsStore } from '../settings/settings.ts';
import { afterPaint } from '../stage/afterPaint.ts';
import { createStage, type Stage } from '../stage/createStage.ts';
import type { PageView } from '../stage/PageView.ts';
import { listenToPage, type PageInput } from '../stage/pageInput.ts';
import type { StageLocation, StageTarget, TurnDirection, TurnStep } from '../stage/StageLocation.ts';
import { watchSize } from '../stage/watchSize.ts';
import { createState, type State } from '../state/createState.ts';
import { createNarrationController, type NarrationController } from './createNarrationController.ts';
import { type OpenedFiles, openFiles } from './openFiles.ts';
import { initialReaderState, type ReaderState } from './ReaderState.ts';
import { readingDevice } from './readingDevice.ts';
import { renewPictures } from './renewPictures.ts';

/** The reader of one book, without its controls. */
export interface Reader {
  readonly state: State<ReaderState>;
  readonly settings: SettingsStore;
  /** Applies the current appearance and settings to the pages. */
  readonly applyTheme: () => void;
  readonly turn: (direction: TurnDirection, by?: TurnStep) => Promise<void>;
  /** Goes to a URL of the book, with its fragment. */
  readonly goToHref: (href: string) => Promise<void>;
  readonly goToCfi: (cfi: string) => Promise<void>;
  readonly goToLocator: (locator: Locator) => Promise<void>;
  /** Goes to a progression in the book, from 0 to 1. */
  readonly goToProgression: (progression: number) => Promise<void>;
  readonly addBookmark: (name: string) => Promise<void>;
  readonly removeBookmark: (id: string) => Promise<void>;
  /** Returns the default name of a bookmark at the current position. */
  readonly bookmarkName: () => string;
  /** Closes the open note; `goes` navigates to its position in the text. */
  readonly closeNote: (goes: boolean) => void;
  readonly confirmExternalLink: (open: boolean) => void;
  /** Undefined until the book is open. */
  readonly narration: () => NarrationController | undefined;
  readonly search: (words: string, signal: AbortSignal, onFound: (passages: readonly Passage[]) => void) => Promise<void>;
  /** Ends the reading session and sends the position while the page still exists (reader §4, Book load). */
  readonly leave: () => void;
  readonly close: () => Promise<void>;
}

/** The appearance of a reader. */
export interface ReaderAppearance {
  readonly realm: Realm | undefined;
  readonly theme: ThemeName | undefined;
  readonly scheme: Scheme;
}

/** The options of a reader besides the props of its host. */
export interface ReaderOptions {
  readonly container: HTMLElement;
  readonly settings: SettingsStore;
  readonly appearance: () => ReaderAppearance;
  readonly input: PageInput;
}

/** Returns the kind of the bottom bar, for which the pages leave room. */
const barKind = ({ isFrogBook, narrations }: Publication, { features }: ReaderProps): 'none' | 'narrated' | 'silent' => {
  if (isFrogBook || features?.noDisturb) return 'none';
  return narrations.length > 0 ? 'narrated' : 'silent';
};

/** The time after a move, in ms, in which background work leaves network and machine to the next move. */
const idleAfterMove = 400;

const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens a book in an element; its state reports everything that happens. */
export function createReader(props: ReaderProps, { container, settings, appearance, input }: ReaderOptions): Reader {
  const { bookId, callbacks, testMode = false, onError = () => {} } = props;
  const state = createState<ReaderState>(initialReaderState);
  const stopped = new AbortController();
  const session = startReadingSession(bookId, props.identity?.roles ?? [], (event) => props.onEvent?.(event));
  const isPersistent = !testMode;
  const bookmarksOn = hasBookmarks(props);
  const logs =
    isPersistent && callbacks.postReadLogs
      ? createReadLogs({
          bookId,
          sessionId: session.id,
          deviceId: settings.get().deviceId,
          post: callbacks.postReadLogs,
          onError: (error) => onError('Read logs were not taken', error),
        })
      : undefined;
  let opened: BookFiles | undefined;
  let stage: Stage | undefined;
  let narration: NarrationController | undefined;
  let locations: readonly string[] | undefined;
  let unsentMark: string | undefined;
  let markTimer: ReturnType<typeof setTimeout> | undefined;
  let movedAt = 0;

  const publication = () => state.get().publication;
  const itemAt = (index: number): SpineItem | undefined => publication()?.items.find((item) => item.index === index);
  const viewOf = (index: number): PageView | undefined => stage?.views().find((view) => view.index === index);

  const reading = (): string => {
    const { textSize, spacing, dyslexiaFont } = settings.get();
    const { realm = defaultRealm, theme = 'default', scheme } = appearance();
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
    state.change({ phase: 'failed', errorCode: errorCodeForOpening(error), refusal: refusalOf(error) });
    onError('The book could not be opened', error);
  };

  const reportFileError = (message: string) => (error: unknown) => {
    if (stopped.signal.aborted) return;
    const errorCode = errorCodeForOpening(error);
    if (errorCode === 'error_logged_out' || errorCode === 'error_no_access') {
      narration?.pause();
      state.change({ phase: 'failed', errorCode, refusal: refusalOf(error) });
    } else state.change({ pageErrorCode: errorCode });
    onError(message, error);
  };
  const reportPageError = reportFileError('A page could not be shown');

  /** Finds out whether sign language is locked, before any of it is requested. */
  const findLocked = async ({ findLocked: request }: OpenedFiles): Promise<void> => {
    try {
      await request();
    } catch (error) {
      // The URLs of the book stay good until their policy ends, but none opens sign language.
      if (error instanceof EntitlementError) state.change({ locked: [{ media: 'signLanguage', openedBy: error.openedBy }] });
      onError('The policy did not come', error);
    }
  };

  /** Runs a navigation; a page that fails to load leaves the user where they are and is reported, and an expired session ends the reading. */
  const reportingPageErrors = async (task: () => Promise<void>): Promise<void> => {
    try {
      state.change({ pageErrorCode: undefined });
      await task();
    } catch (error) {
      reportPageError(error);
    }
  };

  function currentLocator(timeOffset?: number): Locator | undefined {
    const first = stage?.views()[0];
    const item = first && itemAt(first.index);
    const range = first?.firstVisibleRange();
    if (!item || !opened) return undefined;
    return range
      ? locatorOf(range, item, opened.folder, timeOffset)
      : { ncxRef: item.idref, URI: item.href.slice(opened.folder.length), charOffset: 0 };
  }

  const estimateProgression = ({ index, screen, screens }: StageLocation): number => {
    const items = publication()?.items ?? [];
    const at = items.findIndex((item) => item.index === index);
    return (at + screen / screens) / Math.max(1, items.length);
  };

  const progressionOf = (location: StageLocation): number => {
    if (location.atEnd) return 1;
    return locations ? progressionAt(locations, location.cfi) : estimateProgression(location);
  };

  const whenQuiet = async (): Promise<void> => {
    const left = () => movedAt + idleAfterMove - performance.now();
    while (left() > 0 && !stopped.signal.aborted) await new Promise((resolve) => setTimeout(resolve, left()));
  };

  const sendMark = () => {
    const mark = unsentMark;
    if (mark === undefined || !callbacks.postLastmark) return Promise.resolve();
    unsentMark = undefined;
    return callbacks.postLastmark(bookId, mark).catch((error: unknown) => {
      // A mark that was set meanwhile is newer.
      unsentMark ??= mark;
      onError('The last position was not taken', error);
    });
  };

  function onMoved(location: StageLocation): void {
    movedAt = performance.now();
    narration?.updateHighlight();
    const { navigation } = state.get();
    const view = viewOf(location.index);
    const hasStarted = (fragment: string): boolean => {
      const element = view?.document.getElementById(fragment);
      return element ? (view?.screenOf(element) ?? 0) <= location.screen : false;
    };
    const chapter = chapterAt(navigation.contents, publication()?.items ?? [], location.index, hasStarted);
    const progression = progressionOf(location);
    state.change({ location, progression, chapter: chapter?.href });
    logs?.record(progression);
    recordPosition();
  }

  /** Records the position, also that in the recording: the user may leave a page in the middle of its narration. */
  function recordPosition(): void {
    const locator = isPersistent ? currentLocator(narration?.time()) : undefined;
    if (!locator) return;
    unsentMark = JSON.stringify(locator);
    clearTimeout(markTimer);
    markTimer = setTimeout(() => void sendMark(), 1000);
  }

  async function show(target: StageTarget): Promise<void> {
    await reportingPageErrors(async () => stage?.show(target));
    await narration?.pageTurned();
  }

  async function goToHref(href: string): Promise<void> {
    const url = new URL(href);
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    const item = publication()?.items.find((one) => one.href === url.href);
    if (!item) return;
    session.goToLocation(fragment ? `${item.idref}#${fragment}` : item.idref);
    await show({ index: item.index, at: fragment ? { fragment } : undefined });
  }

  async function showLocator(locator: Locator): Promise<void> {
    const item = opened && spineItemOf(locator, publication()?.items ?? [], opened.folder);
    if (!item) return show({ index: publication()?.items[0]?.index ?? 0 });
    await show({ index: item.index });
    const view = viewOf(item.index);
    if (view) await show({ index: item.index, at: { cfi: cfiOf(rangeOfLocator(locator, view.document), item.cfiBase) } });
  }

  const malformedViews = new Set<PageView>();
  const trackMalformedPage = (view: PageView, isMalformed: boolean): (() => void) => {
    if (!isMalformed) return () => {};
    malformedViews.add(view);
    state.change({ isPageMalformed: true });
    return () => {
      malformedViews.delete(view);
      state.change({ isPageMalformed: malformedViews.size > 0 });
    };
  };

  /** Shows a note in its own dialog; one that is not found is followed like any other link. */
  async function openNote(href: string, files: BookFiles): Promise<void> {
    const shown = (file: string) => stage?.views().find(({ index }) => itemAt(index)?.href === file)?.document;
    // Not reported: the link is followed instead.
    const text = await readNote(href, files, shown).catch(() => undefined);
    if (text) state.change({ note: { text, href } });
    else await goToHref(href);
  }

  const openLink = (href: string, link: Element) => {
    if (opened && href.startsWith(opened.folder)) void (isNoteLink(link) ? openNote(href, opened) : goToHref(href));
    else if (/^(https?|mailto|tel):/i.test(href)) state.change({ externalLink: href });
  };

  async function findLocations(key: string, book: Publication, files: BookFiles): Promise<void> {
    locations = readCachedLocations(key, localStorage);
    if (!locations) {
      try {
        let isWhole = true;
        const missing = (error: unknown): void => {
          // Without a session or a network the other pages would fail too, each after several retries.
          if (error instanceof BookRequestError && (error.status === 0 || error.status === 403)) throw error;
          // A page that the book lacks will still be missing next time; other errors may be gone.
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
    state.change({ isProgressionExact: true, ...(now ? { progression: progressionOf(now) } : {}) });
  }

  const storedMark = async (): Promise<Locator | undefined> => {
    if (!isPersistent || !callbacks.getLastmark) return undefined;
    return parseLocator(
      await callbacks.getLastmark(bookId).catch((error: unknown) => {
        onError('The last position did not come', error);
        return undefined;
      }),
    );
  };

  async function open(): Promise<void> {
    const mark = storedMark();
    const source = await openFiles(props, {
      onForbidden: (error) => onError('A file of the book is forbidden', error),
      onLocked: (locked) => state.change({ locked }),
    });
    const { files: allFiles, url } = source;
    opened = allFiles;
    if (stopped.signal.aborted) return allFiles.close();
    const book = await openPublication(allFiles, url);
    if (stopped.signal.aborted) return;
    const files = deobfuscateFonts(allFiles, book);
    opened = files;
    state.change({ publication: book });
    container.dataset.bar = barKind(book, props);
    const lockCheck = book.narrations.some(({ language }) => isFingerLanguage(language)) ? findLocked(source) : undefined;
    stage = createStage({
      container,
      publication: book,
      files: restrictToManifest(files, book),
      reading,
      slides: () => !reducedMotion(),
      onPage: (view, { isMalformed }) => {
        const ends = [
          listenToPage(view, { ...input, onLink: openLink }),
          renewPictures(view.document, files),
          trackMalformedPage(view, isMalformed),
        ];
        return () => {
          for (const end of ends) end();
        };
      },
      onMissing: reportPageError,
      onMoved,
    });
    const locator = await mark;
    if (locator) await showLocator(locator);
    else await stage.show({ index: book.items.find(({ linear }) => linear)?.index ?? 0 });
    if (stopped.signal.aborted) return;
    // A page in the middle that fails to load is no reason to refuse the book.
    if (state.get().pageErrorCode && stage.views().length === 0) await stage.show({ index: book.items[0]?.index ?? 0 });
    await lockCheck;
    if (stopped.signal.aborted) return;
    narration = createNarrationController({
      publication: book,
      files,
      stage,
      settings,
      state,
      session,
      mainLanguage: props.languages?.mainLanguage,
      hasWindow: props.properties?.pictureInPicture !== false,
      isHighlightingEnabled: props.properties?.sentenceHighlighting !== false,
      resumeAt: locator,
      onPaused: recordPosition,
      onPageError: reportPageError,
      onForbidden: reportFileError('A file of the book is forbidden'),
      onError,
    });
    state.change({ phase: 'reading' });
    await afterPaint();
    if (stopped.signal.aborted) return;
    void loadNavigation(files, book, (error) => onError('The table of contents did not come', error)).then((navigation) => {
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
      if (bookmarks) state.change({ bookmarks: bookmarks.filter(({ position }) => isLocator(position)) });
    } catch (error) {
      onError('The bookmarks did not come', error);
    }
  }

  async function saveBookmarks(bookmarks: readonly Bookmark[]): Promise<void> {
    state.change({ bookmarks });
    if (!bookmarksOn) return;
    try {
      await callbacks.postBookmarks?.(bookId, bookmarks);
    } catch (error) {
      onError('The bookmarks were not taken', error);
    }
  }

  const compareLocators = (one: Locator, other: Locator): number => {
    const book = publication();
    if (!book || !opened) return 0;
    const [first, second] = [one, other].map((locator) => spineItemOf(locator, book.items, opened?.folder ?? '')?.index ?? 0);
    if (first !== second) return (first ?? 0) - (second ?? 0);
    const shown = viewOf(first ?? -1)?.document;
    if (shown) return lettersBefore(one, shown) - lettersBefore(other, shown);
    return (one.charOffset ?? 0) - (other.charOffset ?? 0);
  };

  const stopMeasuring = watchSize(container, () => void reportingPageErrors(async () => stage?.relayout()));

  let appliedCss = reading();
  const applyTheme = () => {
    const css = reading();
    if (css === appliedCss) return;
    appliedCss = css;
    void stage?.restyle();
  };
  const stopWatching = settings.subscribe(applyTheme);

  const sendPending = () => {
    if (state.get().playing) recordPosition();
    void sendMark();
    void logs?.push();
  };
  const leave = () => {
    session.end();
    sendPending();
  };
  const watches = new AbortController();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendPending(), { signal: watches.signal });
  // A persisted page (back/forward cache) may be resumed.
  window.addEventListener('pagehide', ({ persisted }) => persisted || leave(), { signal: watches.signal });
  open().catch(fail);

  return {
    state,
    settings,
    applyTheme,
    narration: () => narration,
    search: async (words, signal, onFound) => {
      const book = publication();
      if (book && opened)
        await searchBook(words, book.items, opened, signal, onFound, (error) => {
          if (!signal.aborted) onError('A page could not be searched', error);
        });
    },
    turn: async (direction, by) => {
      await reportingPageErrors(async () => {
        if ((await stage?.turn(direction, by)) === 'turned') session.pageTurned(direction);
      });
      await narration?.pageTurned();
    },
    goToHref,
    goToCfi: async (cfi) => {
      const index = spineIndexOf(cfi);
      if (index === undefined) return;
      session.goToLocation(itemAt(index)?.idref ?? '');
      await show({ index, at: { cfi } });
    },
    goToLocator: async (locator) => {
      session.goToLocation(locator.ncxRef);
      await showLocator(locator);
    },
    goToProgression: async (progression) => {
      const cfi = locations?.[Math.round(progression * (locations.length - 1))];
      const index = cfi === undefined ? undefined : spineIndexOf(cfi);
      if (cfi !== undefined && index !== undefined) return show({ index, at: { cfi } });
      const items = publication()?.items.filter(({ linear }) => linear) ?? [];
      const item = items[Math.min(items.length - 1, Math.floor(progression * items.length))];
      if (item) await show({ index: item.index });
    },
    bookmarkName: () => {
      const { navigation, chapter } = state.get();
      return defaultBookmarkName(
        navigation.contents,
        flattenChapters(navigation.contents).find(({ href }) => href === chapter),
      );
    },
    addBookmark: async (name) => {
      const position = currentLocator();
      if (!position || !bookmarksOn) return;
      await saveBookmarks(
        withBookmark(state.get().bookmarks, { id: crypto.randomUUID(), name: name.slice(0, 255), position }, compareLocators),
      );
    },
    removeBookmark: (id) => saveBookmarks(withoutBookmark(state.get().bookmarks, id)),
    closeNote: (goes) => {
      const { note } = state.get();
      state.change({ note: undefined });
      if (goes && note) void goToHref(note.href);
    },
    confirmExternalLink: (yes) => {
      const { externalLink } = state.get();
      state.change({ externalLink: undefined });
      if (yes && externalLink) window.open(externalLink, '_blank', 'noopener,noreferrer');
    },
    leave,
    close: async () => {
      if (state.get().playing) recordPosition();
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
