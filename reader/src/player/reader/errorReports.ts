import { errorCodeForOpening, errorCodeForPage, refusalOf } from '../network/bookError.ts';
import { browserTimers, type Timers } from '../playback/timers.ts';
import type { ReportError } from '../ReaderProps.ts';
import type { State } from '../state/createState.ts';
import type { ReaderState } from './ReaderState.ts';

/** The reports of errors to the user and the host: an error of opening ends the reading, an error of a page does not (reader §8). */
export interface ErrorReports {
  /** Reports that the book could not be opened. */
  readonly opening: (error: unknown) => void;
  /** Reports a page that could not be shown; an expired session ends the reading. */
  readonly page: (error: unknown) => void;
  /** Reports a file that stays forbidden, like a page. */
  readonly forbiddenFile: (error: unknown) => void;
  /** Reports a request that found no network and is sent again, if the user waits for a page. */
  readonly unreachable: (error: unknown) => void;
  /** Runs a navigation, says if it takes long, and reports its errors as those of a page: the user stays where they are. */
  readonly navigating: (task: () => Promise<void>) => Promise<void>;
  /** Runs the navigation that failed last once more. */
  readonly retry: () => Promise<void>;
}

/** The options of the error reports. */
export interface ErrorReportsOptions {
  readonly state: State<ReaderState>;
  /** Aborted when the book is closed; later errors are not reported. */
  readonly signal: AbortSignal;
  /** Called when the reading ends by an error. */
  readonly pause: () => void;
  readonly onError: ReportError;
  readonly timers?: Pick<Timers, 'after'>;
}

/** The time after which a page is late, in ms: it is said within a second of the press. */
const lateAfter = 700;

/** Creates the error reports of a book. */
export function createErrorReports({ state, signal, pause, onError, timers = browserTimers }: ErrorReportsOptions): ErrorReports {
  const fail = (error: unknown) => state.change({ phase: 'failed', errorCode: errorCodeForOpening(error), refusal: refusalOf(error) });
  const fileError = (message: string) => (error: unknown) => {
    if (signal.aborted) return;
    const errorCode = errorCodeForPage(error);
    if (errorCode === 'error_logged_out' || errorCode === 'error_no_access') {
      pause();
      fail(error);
    } else state.change({ pageErrorCode: errorCode });
    onError(message, error);
  };
  const page = fileError('A page could not be shown');
  let failed: (() => Promise<void>) | undefined;
  /** The number of navigations that the user waits for. */
  let pending = 0;
  /** True if the notice is of a request that is sent again. */
  let mayCome = false;
  async function navigating(task: () => Promise<void>): Promise<void> {
    failed = undefined;
    mayCome = false;
    state.change({ pageErrorCode: undefined });
    pending += 1;
    const cancel = timers.after(lateAfter, () => state.change({ isPageLate: true }));
    try {
      await task();
      if (mayCome) state.change({ pageErrorCode: undefined });
    } catch (error) {
      failed = task;
      page(error);
    } finally {
      cancel();
      pending -= 1;
      if (pending === 0) state.change({ isPageLate: false });
    }
  }

  return {
    opening: (error) => {
      if (signal.aborted) return;
      fail(error);
      onError('The book could not be opened', error);
    },
    page,
    forbiddenFile: fileError('A file of the book is forbidden'),
    unreachable: (error) => {
      if (pending === 0 || signal.aborted) return;
      mayCome = true;
      state.change({ pageErrorCode: errorCodeForPage(error) });
    },
    navigating,
    retry: async () => {
      if (failed) await navigating(failed);
      else state.change({ pageErrorCode: undefined });
    },
  };
}
