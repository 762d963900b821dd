import { errorCodeForOpening, errorCodeForPage, refusalOf } from '../network/bookError.ts';
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
  /** Runs a navigation, and reports its errors as those of a page: the user stays where they are. */
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
}

/** Creates the error reports of a book. */
export function createErrorReports({ state, signal, pause, onError }: ErrorReportsOptions): ErrorReports {
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
  async function navigating(task: () => Promise<void>): Promise<void> {
    failed = undefined;
    try {
      state.change({ pageErrorCode: undefined });
      await task();
    } catch (error) {
      failed = task;
      page(error);
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
    navigating,
    retry: async () => {
      if (failed) await navigating(failed);
      else state.change({ pageErrorCode: undefined });
    },
  };
}
