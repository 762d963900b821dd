import { startReadingSession } from '../events/readingEvents.ts';
import { watchLeaving } from '../events/watchLeaving.ts';
import { isFingerLanguage } from '../narration/languages.ts';
import { restrictToManifest } from '../publication/restrictToManifest.ts';
import type { ReaderProps } from '../ReaderProps.ts';
import { afterPaint } from '../stage/afterPaint.ts';
import { createStage } from '../stage/createStage.ts';
import type { StageLocation } from '../stage/Stage.ts';
import { watchSize } from '../stage/watchSize.ts';
import { createState } from '../state/createState.ts';
import { barKind, leaveRoomForBar } from './bottomBar.ts';
import { createErrorReports } from './errorReports.ts';
import { loadContents } from './loadContents.ts';
import { createBookNarration } from './narration/createBookNarration.ts';
import type { OpenBook } from './OpenBook.ts';
import { type OpenPackage, openPackage } from './openPackage.ts';
import { createPageParts } from './pageParts.ts';
import { createPageTheme } from './pageTheme.ts';
import { createPlaces } from './place/createPlaces.ts';
import type { Reader, ReaderOptions } from './Reader.ts';
import { initialReaderState, type ReaderState } from './ReaderState.ts';
import { createReaderCopy } from './readerCopy.ts';

/** Opens a book in an element; its state reports everything that happens. */
export function createReader(hostProps: ReaderProps, { container, settings, appearance, input }: ReaderOptions): Reader {
  const state = createState<ReaderState>(initialReaderState);
  const copy = createReaderCopy(hostProps, state);
  const props = { ...hostProps, callbacks: copy.callbacks, onError: hostProps.onError ?? (() => {}) };
  const { bookId, fontsUrl, onError } = props;
  const stopped = new AbortController();
  const { signal } = stopped;
  const session = startReadingSession(bookId, props.identity?.roles ?? [], (event) => props.onEvent?.(event));
  let opened: OpenBook | undefined;
  const book = () => opened;

  const narration = createBookNarration({ props, settings, state, session, signal });
  const errors = createErrorReports({ state, signal, pause: () => narration.current()?.pause(), onError });
  const theme = createPageTheme({
    settings,
    appearance,
    direction: () => state.get().publication?.direction ?? 'ltr',
    fontsUrl,
    onChanged: () => void opened?.stage.restyle(),
  });
  const { deviceId } = settings.get();
  const places = createPlaces({ props, deviceId, state, book, session, narration, errors, signal });
  const { navigator, bookmarks, jumps, pages, progress } = places;
  const { listeners, moved, ...parts } = createPageParts({ props, container, input, state, book, navigator, errors });

  const onMoved = (location: StageLocation) => {
    narration.current()?.updateHighlight();
    moved();
    places.moved(location);
  };
  const relayout = () => void errors.navigating(async () => opened?.stage.relayout());

  const openStage = ({ publication, files }: OpenPackage) =>
    createStage({
      container,
      publication,
      files: { ...restrictToManifest(files, publication), fontSources: [theme.fontsUrl] },
      reading: theme.css,
      pageLayout: theme.layout,
      slides: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
      onPage: listeners(files),
      onMissing: errors.page,
      onMoved,
      onZoomed: (zoom) => state.change({ zoom }),
    });

  async function openContents(open: OpenBook): Promise<void> {
    await loadContents(open, state, onError);
    const now = open.stage.location();
    if (now) onMoved(now);
  }

  async function open(): Promise<void> {
    const storedPosition = progress.fetchPosition();
    const bookPackage = await openPackage(props, signal, {
      onForbidden: (error) => onError('A file of the book is forbidden', error),
      onUnreachable: errors.unreachable,
      onLocked: (locked) => state.change({ locked }),
      onPolicyError: (error) => onError('The policy did not come', error),
      onRefused: errors.forbiddenFile,
    });
    const { publication, files, isCopy, findLocked } = bookPackage;
    state.change({ publication });
    props.onOpened?.({ title: publication.title.text });
    leaveRoomForBar({ container, publication, props, state, signal, onChanged: relayout });
    // Before any of it is requested.
    const hasSignLanguage = publication.narrations.some(({ language }) => isFingerLanguage(language));
    const lockCheck = !isCopy && hasSignLanguage ? findLocked() : undefined;
    const book = { publication, files, stage: openStage(bookPackage) };
    opened = book;
    copy.opened(bookPackage);
    const resumeAt = await places.showFirst(book, await storedPosition);
    await lockCheck;
    signal.throwIfAborted();
    const reports = { errors, onPaused: progress.recordPosition };
    narration.open(book, resumeAt, reports);
    state.change({ phase: 'reading' });
    await afterPaint();
    signal.throwIfAborted();
    void places.find(book, openContents(book));
    if (barKind(publication, props) === 'silent') narration.offerReadAloud(book, reports);
    void bookmarks.fetch();
    void parts.annotations.fetch();
    copy.check(findLocked);
  }

  const recordIfPlaying = () => {
    if (state.get().playing) progress.recordPosition();
  };
  const sendPending = () => {
    recordIfPlaying();
    progress.send();
  };
  const leave = () => {
    narration.current()?.pause();
    session.end();
    sendPending();
  };
  const stopWatching = [watchSize(container, relayout), theme.close, watchLeaving(sendPending, leave)];
  open().catch(errors.opening);

  return {
    ...navigator,
    ...parts,
    state,
    settings,
    bookmarks,
    jumps,
    pages,
    loadAgain: async (part) => {
      if (part === 'bookmarks') return bookmarks.fetch();
      if (part === 'annotations') return parts.annotations.fetch();
      if (part === 'contents') return opened && openContents(opened);
      await places.resume();
    },
    choosePlace: places.choose,
    applyTheme: theme.apply,
    narration: narration.current,
    loadableUrl: async (href) => opened?.files.loadableUrl(href),
    offlineCopy: copy.controls,
    focusPage: () => container.querySelector<HTMLIFrameElement>('iframe[data-index]')?.focus({ preventScroll: true }),
    sleepTimer: narration.sleepTimer,
    zoom: () => opened?.stage.zoom,
    leave,
    close: async () => {
      recordIfPlaying();
      stopped.abort();
      parts.search.cancel();
      for (const stop of stopWatching) stop();
      narration.close();
      session.end();
      opened?.stage.close();
      opened?.files.close();
      await progress.close();
    },
  };
}
