import { isAbsent } from '../../network/bookError.ts';
import { isSamePlace, type Locator, parseLocator } from '../../place/Locator.ts';
import type { ReaderCallbacks, ReportError } from '../../ReaderProps.ts';

/** The time after the last move until the position is sent, in ms. */
const debounceTime = 1000;

/** The last position of the user in a book, which the host stores. */
export interface LastPosition {
  /** Fetches the stored position; undefined if there is none. One that did not come is not replaced until the user has moved. */
  readonly fetch: () => Promise<Locator | 'failed' | undefined>;
  /** Records the current position, and sends it a second after the last record. Where a stored position has opened the book is none until the user has moved. */
  readonly record: () => void;
  /** Records the current position after narration was heard there. */
  readonly recordHeard: () => void;
  /** Records the current position as the user's choice, also without a move. */
  readonly choose: () => void;
  /** Sends the recorded position now; one that the host rejects is sent again with the next call. */
  readonly send: () => Promise<void>;
  /** Sends the recorded position, and stops. */
  readonly close: () => Promise<void>;
}

/** The options of the last position. */
export interface LastPositionOptions {
  readonly bookId: string;
  /** Without them no position is stored. */
  readonly callbacks: Pick<ReaderCallbacks, 'getLastmark' | 'postLastmark'>;
  /** Returns the current position; undefined before a page is shown. */
  readonly locator: () => Locator | undefined;
  /** Returns the title of its chapter; undefined where the contents have none. */
  readonly chapter: () => string | undefined;
  readonly onError: ReportError;
}

/** Creates the last position of a book. */
export function createLastPosition({ bookId, callbacks, locator, chapter, onError }: LastPositionOptions): LastPosition {
  let unsent: Parameters<NonNullable<ReaderCallbacks['postLastmark']>> | undefined;
  let isUnknown = false;
  /** True until the user leaves the stored position that opened the book: seeing it again does not make it newer. */
  let isStored = false;
  /** Where the book was opened. */
  let start: Locator | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async (): Promise<void> => {
    const sent = unsent;
    if (sent === undefined || !callbacks.postLastmark) return;
    unsent = undefined;
    try {
      await callbacks.postLastmark(...sent);
    } catch (error) {
      // A position that was recorded meanwhile is newer.
      unsent ??= sent;
      onError('The last position was not taken', error);
    }
  };

  const record = (): void => {
    const now = callbacks.postLastmark && locator();
    if (!now) return;
    start ??= now;
    if ((isUnknown || isStored) && isSamePlace(start, now)) return;
    isUnknown = false;
    isStored = false;
    unsent = [bookId, JSON.stringify(now), Date.now(), chapter()];
    clearTimeout(timer);
    timer = setTimeout(() => void send(), debounceTime);
  };

  return {
    fetch: async () => {
      try {
        const stored = parseLocator(await callbacks.getLastmark?.(bookId));
        isUnknown = false;
        isStored = stored !== undefined;
        return stored;
      } catch (error) {
        onError('The last position did not come', error);
        isUnknown = !isAbsent(error);
        return isUnknown ? 'failed' : undefined;
      }
    },
    record,
    recordHeard: () => {
      isStored = false;
      record();
    },
    choose: () => {
      isUnknown = false;
      isStored = false;
      record();
    },
    send,
    close: () => {
      clearTimeout(timer);
      return send();
    },
  };
}
