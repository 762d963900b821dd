import type { ReadingSession } from '../../events/readingEvents.ts';
import type { Locator } from '../../place/Locator.ts';
import { browserTimers } from '../../playback/timers.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import type { State } from '../../state/createState.ts';
import type { CompleteProps } from '../CompleteProps.ts';
import type { ErrorReports } from '../errorReports.ts';
import type { OpenBook } from '../OpenBook.ts';
import type { ReaderState } from '../ReaderState.ts';
import { createNarrationController, type NarrationController } from './createNarrationController.ts';
import { loadReadAloud } from './loadReadAloud.ts';
import { createSleepTimer, type SleepTimer } from './sleepTimer.ts';

/** The receivers of what happens while a book is heard. */
interface NarrationReports {
  readonly errors: Pick<ErrorReports, 'page' | 'forbiddenFile'>;
  /** Called when playback is paused or has ended. */
  readonly onPaused: () => void;
}

/** What is heard of a book: nothing until it is open, then its recordings, or a voice of the device. */
export interface BookNarration {
  readonly sleepTimer: SleepTimer;
  readonly current: () => NarrationController | undefined;
  /** Returns the position in the file of the current clip, if its text is on the page. */
  readonly time: () => number | undefined;
  /** Follows the user, who has moved. */
  readonly navigated: () => Promise<void> | undefined;
  /** Shows a position, from which the playback continues or will start. */
  readonly arriveAt: (locator: Locator, show: () => Promise<void>) => Promise<void>;
  /** Opens the recordings of a book, which may have none. @param resumeAt the last position of the user. */
  readonly open: (book: OpenBook, resumeAt: Locator | undefined, reports: NarrationReports) => void;
  /** Lets a voice of the device read a book without narration, once the user starts it. */
  readonly offerReadAloud: (book: OpenBook, reports: NarrationReports) => void;
  readonly close: () => void;
}

/** The options of what is heard of a book. */
export interface BookNarrationOptions {
  readonly props: CompleteProps;
  readonly settings: SettingsStore;
  readonly state: State<ReaderState>;
  readonly session: ReadingSession;
  /** Aborted when the book is closed. */
  readonly signal: AbortSignal;
}

/** Creates what is heard of a book. */
export function createBookNarration({ props, settings, state, session, signal }: BookNarrationOptions): BookNarration {
  const { properties, languages, locale, onError } = props;
  let current: NarrationController | undefined;
  const sleepTimer = createSleepTimer({ state, timers: browserTimers, onTimeOver: () => current?.pauseGently() });
  const shared = { settings, state, session, sleepTimer, isHighlightingEnabled: properties?.sentenceHighlighting !== false, onError };
  return {
    sleepTimer,
    current: () => current,
    time: () => current?.time(),
    navigated: () => {
      sleepTimer.moved();
      return current?.pageTurned();
    },
    arriveAt: async (locator, show) => {
      await (current?.arriveAt ? current.arriveAt(locator, show) : show());
    },
    open: (book, resumeAt, { errors, onPaused }) => {
      current = createNarrationController({
        ...book,
        ...shared,
        mainLanguage: languages?.mainLanguage,
        hasWindow: properties?.pictureInPicture !== false,
        resumeAt,
        onPaused,
        onPageError: errors.page,
        onForbidden: errors.forbiddenFile,
      });
    },
    offerReadAloud: ({ publication, stage }, { errors, onPaused }) => {
      loadReadAloud({ ...shared, publication, stage, locale, onPaused, onPageError: errors.page }).then(
        (loaded) => {
          if (!loaded) return;
          if (signal.aborted) return loaded.close();
          current?.close();
          current = loaded;
        },
        (error: unknown) => onError('Reading aloud did not come', error),
      );
    },
    close: () => {
      current?.close();
      sleepTimer.close();
    },
  };
}
