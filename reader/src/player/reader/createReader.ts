import { startReadingSession } from '../events/readingEvents.ts';
import { watchLeaving } from '../events/watchLeaving.ts';
import { isFingerLanguage } from '../narration/languages.ts';
import type { CopyState } from '../offline/OfflineCopies.ts';
import type { Locator } from '../place/Locator.ts';
import { browserTimers } from '../playback/timers.ts';
import { loadNavigation } from '../publication/navigation.ts';
import type { Publication } from '../publication/Publication.ts';
import { restrictToManifest } from '../publication/restrictToManifest.ts';
import { hasAnnotations, hasBookmarks, type ReaderProps } from '../ReaderProps.ts';
import { afterPaint } from '../stage/afterPaint.ts';
import { createStage } from '../stage/createStage.ts';
import type { StageLocation, StageTarget } from '../stage/Stage.ts';
import type { PageView } from '../stage/views/PageView.ts';
import { watchSize } from '../stage/watchSize.ts';
import { createState } from '../state/createState.ts';
import { createAnnotationList } from './annotationList.ts';
import { createBookLinks } from './bookLinks.ts';
import { createBookNavigator, targetOfHref } from './bookNavigator.ts';
import { createBookSearch } from './bookSearch.ts';
import { withCopiedValues } from './copiedValues.ts';
import { type CopyControls, createCopyControls } from './createCopyControls.ts';
import { createEnlargement } from './enlargement.ts';
import { createErrorReports } from './errorReports.ts';
import { createNarrationController, type NarrationController } from './narration/createNarrationController.ts';
import { loadReadAloud } from './narration/loadReadAloud.ts';
import { createSleepTimer } from './narration/sleepTimer.ts';
import type { OpenBook } from './OpenBook.ts';
import { openPackage } from './openPackage.ts';
import { createPageListeners } from './pageListeners.ts';
import { createPageSelection } from './pageSelection.ts';
import { createPageTheme } from './pageTheme.ts';
import { createBookLocations } from './place/bookLocations.ts';
import { createBookmarkList } from './place/bookmarkList.ts';
import { createPageNumbers } from './place/bookPages.ts';
import { createJumps } from './place/createJumps.ts';
import { placeAfterMove } from './place/placeAfterMove.ts';
import { createReadingProgress } from './place/readingProgress.ts';
import type { Reader, ReaderOptions } from './Reader.ts';
import { failedPartsAfter, initialReaderState, type ReaderState } from './ReaderState.ts';

/** Returns the kind of the bottom bar, for which the pages leave room. */
const barKind = (
  { isFrogBook, narrations }: Publication,
  { features }: ReaderProps,
  isReadAloud = false,
): 'none' | 'narrated' | 'silent' => {
  if (isFrogBook || features?.noDisturb) return 'none';
  return narrations.length > 0 || isReadAloud ? 'narrated' : 'silent';
};

const isCopyPhase = (phase: CopyState['phase']): boolean => phase === 'stored' || phase === 'expired';

/** Opens a book in an element; its state reports everything that happens. */
export function createReader(props: ReaderProps, { container, settings, appearance, input }: ReaderOptions): Reader {
  const { bookId, fontsUrl, onError = () => {} } = props;
  const copy = props.testMode ? undefined : props.offlineCopies?.of(bookId);
  const copied = props.readOnly ? undefined : copy && withCopiedValues(props.callbacks ?? {}, copy);
  const callbacks = copied?.callbacks ?? props.callbacks ?? {};
  const state = createState<ReaderState>(initialReaderState);
  const stopped = new AbortController();
  const { signal } = stopped;
  const isHighlightingEnabled = props.properties?.sentenceHighlighting !== false;
  const session = startReadingSession(bookId, props.identity?.roles ?? [], (event) => props.onEvent?.(event));
  let opened: OpenBook | undefined;
  let narration: NarrationController | undefined;
  let copyControls: CopyControls | undefined;
  const book = () => opened;

  const sleepTimer = createSleepTimer({ state, timers: browserTimers, onTimeOver: () => narration?.pauseGently() });
  const errors = createErrorReports({ state, signal, pause: () => narration?.pause(), onError });
  const theme = createPageTheme({
    settings,
    appearance,
    direction: () => state.get().publication?.direction ?? 'ltr',
    fontsUrl,
    onChanged: () => void opened?.stage.restyle(),
  });
  const narrationTime = () => narration?.time();
  const bookmarks = createBookmarkList({ bookId, isEnabled: hasBookmarks(props), callbacks, state, book, narrationTime, onError });
  const locations = createBookLocations({ bookId, state, storage: localStorage, signal, onError });
  const jumps = createJumps({ state, book, show: (target) => showTarget(target) });
  const { showLocator, showTarget, ...navigator } = createBookNavigator({
    book,
    session,
    locations,
    errors,
    jumps,
    onNavigated: (edge) => {
      sleepTimer.moved();
      state.change({ placeAfterMove: placeAfterMove(state.get(), edge), deletedAnnotation: undefined });
      return narration?.pageTurned();
    },
  });
  const pages = createPageNumbers({ state, book, locations, navigator: () => navigator });
  const links = createBookLinks({ state, book, goToHref: navigator.goToHref });
  const enlargement = createEnlargement({ state, book });
  const search = createBookSearch({ state, book, goToCfi: navigator.goToCfi, onError });
  const annotations = createAnnotationList({
    bookId,
    isEnabled: hasAnnotations(props),
    callbacks,
    state,
    book,
    goToCfi: navigator.goToCfi,
    onError,
  });
  const selection = createPageSelection({ container, state, book, annotations });
  const progress = createReadingProgress({
    bookId,
    sessionId: session.id,
    deviceId: settings.get().deviceId,
    callbacks: props.testMode ? {} : callbacks,
    state,
    book,
    locations,
    narrationTime,
    onError,
  });

  const onMoved = (location: StageLocation) => {
    narration?.updateHighlight();
    selection.moved();
    progress.moved(location);
    pages.update();
  };

  const onPageShown = (view: PageView) => {
    search.mark(view);
    const ends = [annotations.show(view), selection.watch(view)];
    return () => {
      for (const end of ends) end();
    };
  };

  /** Shows where a link opens the book, the last position, or the start of the book. @throws the error of a book of which no page can be shown */
  async function showFirst(
    { publication: { items }, stage }: OpenBook,
    target: StageTarget | undefined,
    locator: Locator | undefined,
  ): Promise<void> {
    if (target) await stage.show(target);
    else if (locator) await showLocator(locator);
    else await stage.show({ index: items.find(({ linear }) => linear)?.index ?? 0 });
    signal.throwIfAborted();
    // A page in the middle that fails to load is no reason to refuse the book.
    if (state.get().pageErrorCode && stage.views().length === 0) await stage.show({ index: items[0]?.index ?? 0 });
  }

  async function open(): Promise<void> {
    const storedPosition = progress.fetchPosition();
    const {
      publication,
      files,
      findLocked,
      source,
      isCopy = false,
    } = await openPackage(props, signal, {
      onForbidden: (error) => onError('A file of the book is forbidden', error),
      onUnreachable: errors.unreachable,
      onLocked: (locked) => state.change({ locked }),
      onPolicyError: (error) => onError('The policy did not come', error),
      onRefused: errors.forbiddenFile,
    });
    state.change({ publication });
    props.onOpened?.({ title: publication.title.text });
    container.dataset.bar = barKind(publication, props);
    // Before any of it is requested.
    const lockCheck = !isCopy && publication.narrations.some(({ language }) => isFingerLanguage(language)) ? findLocked() : undefined;
    const stage = createStage({
      container,
      publication,
      files: { ...restrictToManifest(files, publication), fontSources: [theme.fontsUrl] },
      reading: theme.css,
      pageLayout: theme.layout,
      slides: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
      onPage: createPageListeners({
        state,
        files,
        input,
        enlargement,
        onLink: links.open,
        onProtected: errors.page,
        onShown: onPageShown,
        takesTap: selection.takesTap,
      }),
      onMissing: errors.page,
      onMoved,
      onZoomed: (zoom) => state.change({ zoom }),
    });
    const book = { publication, files, stage };
    opened = book;
    if (copy && copied && source) {
      const locked = () => state.get().locked;
      copyControls = createCopyControls({ copy, props, publication, files, source, isInUse: isCopy, locked, onDownloaded: copied.store });
    }
    const stored = await storedPosition;
    const start = props.start?.href === undefined ? undefined : targetOfHref(book, props.start.href);
    const resumeAt = start ? undefined : stored;
    await showFirst(book, start, resumeAt);
    await lockCheck;
    signal.throwIfAborted();
    narration = createNarrationController({
      ...book,
      settings,
      state,
      session,
      mainLanguage: props.languages?.mainLanguage,
      hasWindow: props.properties?.pictureInPicture !== false,
      isHighlightingEnabled,
      resumeAt,
      onPaused: progress.recordPosition,
      onPageError: errors.page,
      onForbidden: errors.forbiddenFile,
      sleepTimer,
      onError,
    });
    state.change({ phase: 'reading' });
    await afterPaint();
    signal.throwIfAborted();
    const navigated = loadContents(book);
    void locations.find(book).then(async () => {
      pages.update();
      await navigated;
      await pages.findMarks();
    });
    if (barKind(publication, props) === 'silent') offerReadAloud(book);
    void bookmarks.fetch();
    void annotations.fetch();
    // A copy opens without the network, which then says whether the user may go on.
    // Not reported: without an answer the copy is as good as before.
    if (copy && isCopyPhase(copy.state.get().phase)) void findLocked().then(copyControls?.checkEdition, () => undefined);
  }

  async function loadContents({ publication, files, stage }: OpenBook): Promise<void> {
    let hasFailed = false;
    const navigation = await loadNavigation(files, publication, (error) => {
      hasFailed = true;
      onError('The table of contents did not come', error);
    });
    state.change({ navigation, ...failedPartsAfter(state.get(), 'contents', hasFailed) });
    const now = stage.location();
    if (now) onMoved(now);
  }

  /** Lets a voice of the device read a book without narration, once the user starts it. */
  function offerReadAloud({ publication, stage }: OpenBook): void {
    const stopWatching = state.subscribe(() => {
      const { bar } = container.dataset;
      container.dataset.bar = barKind(publication, props, state.get().readAloud?.isActive);
      // The bar has two rows on a phone then.
      if (container.dataset.bar !== bar) void errors.navigating(stage.relayout);
    });
    signal.addEventListener('abort', stopWatching);
    loadReadAloud({
      publication,
      stage,
      settings,
      state,
      session,
      sleepTimer,
      locale: props.locale,
      isHighlightingEnabled,
      onPaused: progress.recordPosition,
      onPageError: errors.page,
      onError,
    }).then(
      (loaded) => {
        if (!loaded) return;
        if (signal.aborted) return loaded.close();
        narration?.close();
        narration = loaded;
      },
      (error: unknown) => onError('Reading aloud did not come', error),
    );
  }

  const goToLocator = async (locator: Locator) => {
    const show = () => navigator.goToLocator(locator);
    await (narration?.arriveAt ? narration.arriveAt(locator, show) : show());
  };

  const recordIfPlaying = () => {
    if (state.get().playing) progress.recordPosition();
  };
  const sendPending = () => {
    recordIfPlaying();
    progress.send();
  };
  const leave = () => {
    narration?.pause();
    session.end();
    sendPending();
  };
  const stopWatching = [
    watchSize(container, () => void errors.navigating(async () => opened?.stage.relayout())),
    theme.close,
    watchLeaving(sendPending, leave),
  ];
  open().catch(errors.opening);

  return {
    ...navigator,
    goToLocator,
    state,
    settings,
    bookmarks,
    annotations,
    selection,
    links,
    jumps,
    pages,
    loadAgain: async (part) => {
      if (part === 'bookmarks') return bookmarks.fetch();
      if (part === 'annotations') return annotations.fetch();
      if (part === 'contents') return opened && loadContents(opened);
      const position = await progress.fetchPosition();
      if (position) await navigator.goToLocator(position);
    },
    choosePlace: async (choice) => {
      const { newerPlace } = state.get();
      state.change({ newerPlace: undefined });
      if (newerPlace && choice === 'newer') await goToLocator(newerPlace);
      // A place that could not be shown is asked about again.
      if (!state.get().pageErrorCode) progress.choosePosition();
    },
    applyTheme: theme.apply,
    narration: () => narration,
    loadableUrl: async (href) => opened?.files.loadableUrl(href),
    offlineCopy: () => copyControls,
    focusPage: () => container.querySelector<HTMLIFrameElement>('iframe[data-index]')?.focus({ preventScroll: true }),
    search,
    sleepTimer,
    zoom: () => opened?.stage.zoom,
    enlargement,
    leave,
    close: async () => {
      recordIfPlaying();
      stopped.abort();
      search.cancel();
      for (const stop of stopWatching) stop();
      narration?.close();
      sleepTimer.close();
      session.end();
      opened?.stage.close();
      opened?.files.close();
      await progress.close();
    },
  };
}
