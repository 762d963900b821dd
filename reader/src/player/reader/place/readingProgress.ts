import { type Locator, parseLocator } from '../../place/Locator.ts';
import { createReadLogs } from '../../place/readLogs.ts';
import type { Chapter } from '../../publication/navigation.ts';
import type { ReaderCallbacks, ReportError } from '../../ReaderProps.ts';
import type { StageLocation } from '../../stage/Stage.ts';
import type { State } from '../../state/createState.ts';
import { type OpenBook, visibleChapter, visibleLocator } from '../OpenBook.ts';
import { failedPartsAfter, type ReaderState } from '../ReaderState.ts';
import type { BookLocations } from './bookLocations.ts';
import { createLastPosition } from './lastPosition.ts';

/** How far the user has read: in the state of the reader, in the read logs and as the last position. */
export interface ReadingProgress {
  /** Fetches the position where the user stopped the last time; undefined if there is none, or it did not come. */
  readonly fetchPosition: () => Promise<Locator | undefined>;
  /** Records a move. */
  readonly moved: (location: StageLocation) => void;
  /** Records the position without a move: narration has gone on. */
  readonly recordPosition: () => void;
  /** Records the position that the user has chosen of those of two devices. */
  readonly choosePosition: () => void;
  /** Sends what waits to be sent. */
  readonly send: () => void;
  /** Sends what waits to be sent, and stops. */
  readonly close: () => Promise<void>;
}

/** The options of the progress. */
export interface ReadingProgressOptions {
  readonly bookId: string;
  readonly sessionId: string;
  readonly deviceId: string;
  /** Only progress that has a callback is stored. */
  readonly callbacks: Pick<ReaderCallbacks, 'getLastmark' | 'postLastmark' | 'watchLastmark' | 'postReadLogs'>;
  readonly state: State<ReaderState>;
  /** Undefined until the book is open. */
  readonly book: () => OpenBook | undefined;
  readonly locations: Pick<BookLocations, 'progressionOf' | 'postpone'>;
  /** Returns the time in the current recording, if there is one: the user may leave a page in the middle of its narration. */
  readonly narrationTime: () => number | undefined;
  readonly onError: ReportError;
}

/** Creates the progress of a user in a book. */
export function createReadingProgress(options: ReadingProgressOptions): ReadingProgress {
  const { bookId, sessionId, deviceId, callbacks, state, book, locations, narrationTime, onError } = options;
  const { postReadLogs: post } = callbacks;
  const logs =
    post && createReadLogs({ bookId, sessionId, deviceId, post, onError: (error) => onError('Read logs were not taken', error) });
  const locator = () => {
    const open = book();
    return open && visibleLocator(open, narrationTime());
  };
  let chapter: Chapter | undefined;
  const lastPosition = createLastPosition({ bookId, callbacks, locator, chapter: () => chapter?.label, onError });

  const stopWatching = callbacks.watchLastmark?.(bookId, (position) => state.change({ newerPlace: parseLocator(position) }));

  return {
    fetchPosition: async () => {
      const position = await lastPosition.fetch();
      state.change(failedPartsAfter(state.get(), 'place', position === 'failed'));
      return position === 'failed' ? undefined : position;
    },
    moved: (location) => {
      locations.postpone();
      const open = book();
      chapter = open && visibleChapter(open, state.get().navigation.contents, location);
      const progression = locations.progressionOf(location);
      state.change({ location, progression, chapter: chapter?.href });
      logs?.record(progression);
      lastPosition.record();
    },
    recordPosition: lastPosition.recordHeard,
    choosePosition: lastPosition.choose,
    send: () => {
      void lastPosition.send();
      void logs?.push();
    },
    close: async () => {
      stopWatching?.();
      await Promise.all([logs?.close(), lastPosition.close()]);
    },
  };
}
