import { useEffect, useRef, useState } from 'react';
import type { Submission, SubmissionSource } from './Submission.ts';
import { hasStatus, readSubmission } from './saveDraft.ts';

/** The form that is about to be opened. */
export interface Opening {
  /** The submission that is loaded; undefined for none. */
  readonly openingId: string | undefined;
  /** True if the last one could not be loaded, and was not opened. */
  readonly hasFailed: boolean;
  readonly dismiss: () => void;
  /** Loads a submission and opens its form; another press in between opens the other one instead. */
  readonly open: (id: string) => void;
}

interface OpeningOptions {
  readonly source: SubmissionSource;
  /** Called with the submission as it is stored now. */
  readonly onLoaded: (submission: Submission) => void;
  readonly onOpen: (id: string) => void;
  readonly onError: (message: string, error: unknown) => void;
}

/** Opens forms with what is stored now. Where the service has no single submissions, or there is no network, with what is loaded. */
export function useOpening({ source, onLoaded, onOpen, onError }: OpeningOptions): Opening {
  const pressed = useRef<string>(undefined);
  const [openingId, setOpeningId] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    () => () => {
      pressed.current = undefined;
    },
    [],
  );
  const load = async (id: string): Promise<boolean> => {
    if (!source.get || !navigator.onLine) return true;
    try {
      onLoaded(await readSubmission(source.get(id)));
      return true;
    } catch (error) {
      if (hasStatus(error, 404)) return true;
      onError(`Failed to get the submission with id ${id}.`, error);
      // Whoever writes goes on with what is loaded; whoever reads would take it for the present.
      return !source.isOwner;
    }
  };
  const open = async (id: string) => {
    pressed.current = id;
    setOpeningId(id);
    const isLoaded = await load(id);
    if (pressed.current !== id) return;
    pressed.current = undefined;
    setOpeningId(undefined);
    setHasFailed(!isLoaded);
    if (isLoaded) onOpen(id);
  };
  return { openingId, hasFailed, dismiss: () => setHasFailed(false), open: (id) => void open(id) };
}
