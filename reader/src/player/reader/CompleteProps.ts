import type { ReaderCallbacks, ReaderProps, ReportError } from '../ReaderProps.ts';

/** The props of a reader with what its host may leave out, for the parts of the reader. */
export interface CompleteProps extends ReaderProps {
  readonly callbacks: ReaderCallbacks;
  readonly onError: ReportError;
}
